CREATE TABLE `mood_lines` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `moods` (
	`user_id` integer NOT NULL,
	`at` integer NOT NULL,
	`mood` integer NOT NULL,
	PRIMARY KEY(`user_id`, `at`),
	FOREIGN KEY (`user_id`) REFERENCES `mood_lines`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "moods_mood" CHECK("moods"."mood" between 0 and 10)
);
