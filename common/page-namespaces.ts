/** The parts of the catalogue (first word of a key) that each folder of pages needs, beside ALWAYS. */
const BY_FOLDER: Record<string, readonly string[]> = {
  home: [
    'home',
    'contractors',
    'posting_types',
    'relation_buttons',
    'report_forms',
    'reviews',
    'screening',
    'search',
  ],
  contractors: ['contractors', 'posting_types', 'relation_buttons', 'report_forms', 'reviews', 'screening'],
  claims: ['accounts', 'claims', 'uploads'],
  postings: [
    'comments',
    'postings',
    'posting_types',
    'relation_buttons',
    'report_forms',
    'screening',
    'uploads',
  ],
  'red-flags': ['contractors', 'red_flags', 'screening', 'uploads'],
  forms: ['plain_forms'],
  reports: ['report_forms'],
  reviews: ['appeal_forms', 'contractors', 'report_forms', 'reviews', 'review_form', 'screening', 'uploads'],
  accounts: ['accounts', 'matching'],
  profile: ['accounts', 'matching', 'profile', 'billing'],
  settings: ['settings', 'accounts'],
  newsfeed: ['newsfeed', 'postings', 'posting_types', 'contractors', 'relations'],
  relations: ['relations', 'settings', 'relation_buttons', 'postings', 'posting_types'],
  dashboard: ['dashboard', 'charts', 'contractors', 'decisions', 'matching', 'reviews'],
  messages: [
    'messages',
    'quotes',
    'contractors',
    'posting_types',
    'relation_buttons',
    'report_forms',
    'reviews',
    'screening',
    'uploads',
  ],
  shortlist: [
    'shortlist',
    'contractors',
    'posting_types',
    'report_forms',
    'reviews',
    'screening',
    'relation_buttons',
  ],
  transparency: ['transparency', 'charts', 'decisions'],
  decisions: ['statements', 'statement_appeals', 'appeal_forms', 'decisions', 'appeals', 'screening'],
  notifications: ['notifications'],
  content: ['content_pages'],
  errors: ['errors', 'listings'],
  admin: [
    'admin',
    'admin_lists',
    'appeals',
    'charts',
    'content_editor',
    'content_pages',
    'contractors',
    'listings',
    'posting_types',
    'report_forms',
    'review_form',
    'reviews',
    'rich_text',
    'translations',
    'uploads',
  ],
};
/** What one page of a folder needs beside the others. */
const BY_PAGE: Record<string, readonly string[]> = {
  'accounts/settings-password': ['settings'],
  'accounts/unsubscribe': ['mail_settings'],
  'admin/mails': ['admin_mails'],
  'admin/red-flags': ['red_flags'],
  'contractors/index': ['search'],
  'contractors/for-contractors': ['for_contractors'],
};
const ALWAYS = ['common', 'layout', 'toasts'];

/** The namespaces that the page `component` ('contractors/show') is sent. */
export function namespacesOf(component: string): readonly string[] {
  const ofFolder = BY_FOLDER[component.split('/')[0] ?? ''] ?? [];
  return [...ALWAYS, ...ofFolder, ...(BY_PAGE[component] ?? [])];
}
