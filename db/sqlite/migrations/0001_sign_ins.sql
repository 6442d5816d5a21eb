CREATE TABLE `secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `tokens` ADD `last_used_at` integer;--> statement-breakpoint
CREATE INDEX `tokens_idle` ON `tokens` (`last_used_at`);