CREATE TABLE `plans` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`boxes` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `conversations` ADD `brief` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `conversations_brief` ON `conversations` (`last_active_at`) WHERE "brief";--> statement-breakpoint
ALTER TABLE `users` ADD `consent_text` text;--> statement-breakpoint
ALTER TABLE `users` ADD `consented_at` integer;