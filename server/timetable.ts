import type { Timetable } from './core/jobs.ts';

/** The scheduled jobs, in UTC; long ones run at night in both countries. */
export const TIMETABLE: Timetable = {
  'summaries.refresh': '15 9 * * *',
  // A last day ends at 10:00.
  'reviews.erase': '15 10 * * *',
  'uploads.sweep': '25 * * * *',
  'uploads.sweep_disk': '35 9 * * *',
  'uploads.draw_avif': '* * * * *',
  // Resumes the work of a process that ended.
  'search.refresh': '*/10 * * * *',
  // Sources whose hour has come, and lists of a process that ended.
  'registers.work': '* * * * *',
  'registers.forget': '33 10 * * *',
  'duplicates.find': '40 9 * * *',
  'landing_pages.refresh': '28 * * * *',
  'price_guides.refresh': '38 * * * *',
  'closings.propose': '58 9 * * *',
  'claims.lapse': '55 9 * * *',
  'partner_ratings.publish': '12 * * * *',
  // In the morning in both countries.
  'saved_searches.check': '30 13 * * *',
  'cases.remind': '0 13 * * *',
  'answer_times.refresh': '25 9 * * *',
  // In the morning in both countries.
  'quotes.ask_for_reviews': '20 15 * * *',
  'invitations.expire': '5,20,35,50 * * * *',
  'claims.erase': '20 10 * * *',
  // Permits go with their import; hires are followed at once.
  'job_proofs.follow': '4,14,24,34,44,54 * * * *',
  'job_proofs.forget': '22 10 * * *',
  // A day ends at another hour in each time zone.
  'red_flags.expire': '8 * * * *',
  'red_flags.follow_licenses': '18 4-10 * * *',
  'page_counts.forget': '50 9 * * *',
  'accounts.close': '20 * * * *',
  'accounts.forget_exports': '50 * * * *',
  'accounts.forget': '5 * * * *',
  'sent_forms.forget': '15 10 * * *',
  'accounts.screen_names': '10 10 * * *',
  'billing.run': '45 * * * *',
  'billing.reconcile': '30 10 * * *',
  'mails.forget': '40 * * * *',
  'events.deliver': '* * * * *',
  'status.look': '* * * * *',
  // Daily summaries, and what waited for the end of quiet hours.
  'notifications.send_mails': '*/10 * * * *',
  'decisions.publish_head': '0 12 * * *',
  'open_data.write': '10 8 * * *',
  'open_data.follow': '52 * * * *',
  'archive.follow': '* * * * *',
  'archive.check': '42 * * * *',
  'archive.base': '45 7 * * *',
  'months.keep': '10 1 * * *',
  'data_requests.forget': '24 10 * * *',
  'review_requests.count': '5 9 * * *',
  'review_requests.forget': '26 10 * * *',
};
