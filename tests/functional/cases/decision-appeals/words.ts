/** The reason of an administrator's decision against a user. */
export const WHY = { reason: 'It names a private person.', reason_code: 'R13' };
/** The reason to accept or reject an appeal against it. */
export const ANSWER = {
  accept: { reason: 'It names nobody after all.', reason_code: 'A03' },
  reject: { reason: 'The name is still there.', reason_code: 'N05' },
} as const;
/** The appellant's reason. */
export const WISH = 'Nobody is named in it; please read it once more, slowly.';
/** The reason of the withdrawal. */
export const SETTLED = 'We have talked about it and I see why.';
