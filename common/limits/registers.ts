/** A list goes through these states; those of OPEN_LIST_STATES keep others of its source away. */
export const LIST_STATES = [
  'fetching',
  'matching',
  'checking',
  'checked',
  'running',
  'finished',
  'unchanged',
  'failed',
  'undoing',
  'undone',
  'discarded',
] as const;
export type ListState = (typeof LIST_STATES)[number];
export const OPEN_LIST_STATES = [
  'fetching',
  'matching',
  'checking',
  'checked',
  'running',
  'undoing',
] as const;
/** The process works on it; nobody is asked. */
export const WORKING_LIST_STATES = ['fetching', 'checking', 'running', 'undoing'] as const;

export const LIST_ORIGINS = ['upload', 'address', 'schedule'] as const;
export type ListOrigin = (typeof LIST_ORIGINS)[number];

export const REGISTER_SCHEDULES = ['none', 'night', 'week', 'month'] as const;
export type RegisterSchedule = (typeof REGISTER_SCHEDULES)[number];

/** Why a list waits for an administrator. */
export const LIST_STOPS = ['gone', 'not_understood', 'refused'] as const;
export type ListStop = (typeof LIST_STOPS)[number];

/** Everything that is recorded about a source. */
export const REGISTER_ACTIONS = [
  'created',
  'list_begun',
  'columns_saved',
  'words_saved',
  'checked',
  'stopped',
  'started',
  'finished',
  'unchanged',
  'failed',
  'discarded',
  'undo_started',
  'undone',
  'schedule_saved',
  'paused',
  'resumed',
] as const;
export type RegisterAction = (typeof REGISTER_ACTIONS)[number];

/** Fields of a roster that a form offers, in its order. */
export const FORM_FIELDS = [
  'name',
  'license_number',
  'license_class',
  'license_status',
  'license_issued_on',
  'license_expires_on',
  'license_state',
  'trades',
  'address',
  'city',
  'state',
  'postal_code',
  'city_state_zip',
  'phone',
  'email',
  'website',
  'latitude',
  'longitude',
  'year_founded',
  'crew_size',
  'insured',
  'insurance_expires_on',
  'bonded',
] as const;
export type FormField = (typeof FORM_FIELDS)[number];
/** Fields that two columns may be joined for. */
export const JOINED_FIELDS = ['name', 'address', 'license_class', 'license_status', 'trades'] as const;
export type JoinedField = (typeof JOINED_FIELDS)[number];

/** Fields whose words an administrator may explain. */
export const EXPLAINED_FIELDS = ['license_status', 'trades', 'state'] as const;
export type ExplainedField = (typeof EXPLAINED_FIELDS)[number];

export const LIST_MAX_MEGABYTES = 200;
export const LIST_MAX_BYTES = LIST_MAX_MEGABYTES * 1024 * 1024;
export const PREVIEW_ROWS = 20;
export const EXAMPLES_MAX = 20;
export const LEFT_OUT_MAX = 3;
/** Files of lists that nobody finished, and of lists with refused rows, are forgotten after so many days. */
export const LIST_FILES_KEPT_DAYS = 30;
