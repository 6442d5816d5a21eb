CREATE TABLE `__new_call_backs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`user_id` integer,
	`conversation_id` text,
	`phone` text NOT NULL,
	`name` text,
	`wanted` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`taken_by` integer,
	`outcome` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`taken_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "call_backs_status_known" CHECK("__new_call_backs"."status" in ('waiting', 'taken', 'done', 'withdrawn'))
);
--> statement-breakpoint
INSERT INTO `__new_call_backs`("id", "reference", "user_id", "conversation_id", "phone", "name", "wanted", "status", "version", "taken_by", "outcome", "created_at", "updated_at") SELECT "id", "reference", "user_id", "conversation_id", "phone", "name", "wanted", "status", "version", "taken_by", "outcome", "created_at", "updated_at" FROM `call_backs`;--> statement-breakpoint
DROP TABLE `call_backs`;--> statement-breakpoint
ALTER TABLE `__new_call_backs` RENAME TO `call_backs`;--> statement-breakpoint
CREATE UNIQUE INDEX `call_backs_reference` ON `call_backs` (`reference`);--> statement-breakpoint
CREATE INDEX `call_backs_status` ON `call_backs` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `call_backs_person` ON `call_backs` (`user_id`);--> statement-breakpoint
CREATE INDEX `call_backs_talk` ON `call_backs` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `call_backs_taken` ON `call_backs` (`taken_by`);