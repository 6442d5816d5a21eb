/** Settings of a server that sends mail to a test's own SMTP server, and is in a hurry. */
export function mailSettings(smtpUrl: string): Record<string, string> {
	return {
		SMTP_URL: smtpUrl,
		PUBLIC_URL: "https://saathi.example",
		CLINIC_EMAIL: "desk@clinic.example",
		OUTBOX_SECONDS: "1",
		SEND_TIMEOUT_SECONDS: "3",
	};
}
