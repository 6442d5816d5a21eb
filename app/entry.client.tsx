import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { carriedFrame, FrameContext } from "~/ui/frame";

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<FrameContext.Provider value={{ current: carriedFrame() }}>
				<RemixBrowser />
			</FrameContext.Provider>
		</StrictMode>,
	);
});
