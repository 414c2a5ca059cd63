/** Why an administrator decided against someone. */
export const WHY = { reason: 'It names a private person.', reason_code: 'R13' };
/** Why an appeal against it is granted or refused. */
export const ANSWER = {
  accept: { reason: 'It names nobody after all.', reason_code: 'A03' },
  reject: { reason: 'The name is still there.', reason_code: 'N05' },
} as const;
/** Why whoever it went against wants another look. */
export const WISH = 'Nobody is named in it; please read it once more, slowly.';
/** Why it is withdrawn. */
export const SETTLED = 'We have talked about it and I see why.';
