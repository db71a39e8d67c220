// What backups of earlier versions have in other places than this one.

/** Tables that earlier versions had. Their rows in a backup are skipped: the catalogue is synced again. */
export const formerTables = new Set([
  'vulnerabilities',
  'vulnerability_catalogues',
  'vulnerability_lists',
  'vulnerability_products',
]);

/** Columns that were added after backups could be made. What lacks them gets their default. */
export const laterColumns = new Set([
  'analysis_results.result_version',
  'phishing_pictures.words',
  'phishing_pictures.hosts',
  'phishing_pictures.teachers',
  'otp_codes.asked_from',
  'otp_codes.challenge',
  'otp_codes.is_known',
  'otp_codes.last_try_at',
  'otp_codes.stray_attempts',
  'analysis_results.content_key_id',
  'analysis_results.listed_content',
  'analysis_results.other_content',
  'contact_messages.content_key_id',
  'contact_messages.content',
  'admin_actions.number',
  'admin_actions.hash',
  'users.retention_days',
  'analysis_results.is_inconclusive',
  'contact_messages.state',
  'contact_messages.handled_at',
  'contact_messages.handled_by',
  'contact_messages.answer',
  'users.waiting_plan',
  'users.waiting_until',
  'payment_orders.receipt',
  'payment_orders.state',
  'payment_orders.refunded',
  'organisations.retention_days',
  'watched_things.logged',
]);

/** Columns that earlier versions had. What a backup has in them is skipped. */
export const formerColumns = new Set([
  'contact_messages.mail_tries',
  'contact_messages.next_mail_at',
  'verdict_reports.mailed_at',
  'verdict_reports.mail_tries',
  'verdict_reports.next_mail_at',
]);
