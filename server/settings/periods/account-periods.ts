import {
  CLOSE_AFTER_DAYS,
  EMAIL_CHANGE_HOURS,
  EMAIL_UNDO_HOURS,
  ENDED_ADDRESS_DAYS,
  EXPORT_DAYS,
  RECORDS_KEPT_YEARS,
} from '../../../common/limits/account-periods.ts';
import { ERASE_AFTER_DAYS, PASSWORD_RESET_MINUTES } from '../../../common/constants.ts';
import { SIGN_IN_STEP_MINUTES } from '../../../common/limits/sign-in.ts';
import { SESSION_DAYS } from '../../core/http/session-cookie.ts';
import { FAILED_LOGIN_HOURS } from '../../accounts/jobs/forget-old-attempts.ts';
import { ORIGINS_KEPT_DAYS } from '../../accounts/origins.ts';
import { VERIFICATION_LINK_DAYS } from '../../accounts/verification-link.ts';
import { KEY_DAYS } from '../../core/forms/idempotency.ts';
import type { Period } from './period.ts';

export const ACCOUNT_PERIODS: readonly Period[] = [
  {
    tables: [
      'users',
      'profiles',
      'profile_trades',
      'credentials',
      'follows',
      'helpful_marks',
      'blocks',
      'notifications',
      'notification_settings',
      'quiet_hours',
      'mail_opt_outs',
      'saved_searches',
      'memberships',
      'shortlist_items',
      'shortlist_shares',
    ],
    data: [
      'Account, profile, password, plan, whom you follow and block, reviews that helped you, list, saved searches, notifications and their settings',
      'Cuenta, perfil, contraseña, plan, a quién sigue y bloqueó, reseñas que le sirvieron, lista, búsquedas guardadas, notificaciones y su configuración',
    ],
    kept: [
      `Until you delete them, or ${CLOSE_AFTER_DAYS} days after you close the account. Its number and dates stay, so that what you leave has an author without a name.`,
      `Hasta que los elimine, o ${CLOSE_AFTER_DAYS} días después de cerrar la cuenta. Quedan su número y sus fechas, para que lo que deje tenga un autor sin nombre.`,
    ],
    job: 'accounts.close',
  },
  {
    tables: ['avatars'],
    data: ['Profile picture', 'Foto de perfil'],
    kept: [
      'Until you remove or replace it, or the account is closed',
      'Hasta que la quite o la cambie, o se cierre la cuenta',
    ],
    job: 'accounts.close',
  },
  {
    tables: ['sessions'],
    data: [
      'Login sessions, with browser name, the name of the device and the day of its last use',
      'Sesiones, con el nombre del navegador, el del dispositivo y el día de su último uso',
    ],
    kept: [
      `Until you log out, ${SESSION_DAYS} days at most`,
      `Hasta que cierre sesión; ${SESSION_DAYS} días como máximo`,
    ],
    job: 'accounts.forget',
  },
  {
    tables: ['passkeys', 'app_codes', 'recovery_codes', 'second_factor_resets'],
    data: [
      'Passkeys (public key, your name for it, day of the last use), key of codes by an app (encrypted), recovery codes (only what compares them), and that an administrator was asked to remove them',
      'Llaves de acceso (clave pública, el nombre que les puso, día del último uso), clave de los códigos por aplicación (cifrada), códigos de recuperación (solo lo que permite compararlos) y la solicitud de quitarlos',
    ],
    kept: ['Until you remove them or the account is closed', 'Hasta que los quite o se cierre la cuenta'],
    job: 'accounts.close',
  },
  {
    tables: ['sign_in_steps'],
    data: [
      'A login between two of its steps, with what compares a code that was mailed, or the email that a provider of logins confirmed',
      'Un inicio de sesión entre dos pasos, con lo que permite comparar el código enviado o el correo que confirmó un proveedor',
    ],
    kept: [
      `Valid for ${SIGN_IN_STEP_MINUTES} minutes, then deleted within an hour`,
      `Sirve ${SIGN_IN_STEP_MINUTES} minutos; se borra dentro de la hora siguiente`,
    ],
    job: 'accounts.forget',
  },
  {
    tables: ['account_origins'],
    data: ['Codes of device and network', 'Códigos de dispositivo y red'],
    kept: [`${ORIGINS_KEPT_DAYS} days`, `${ORIGINS_KEPT_DAYS} días`],
    job: 'accounts.forget',
  },
  {
    tables: ['login_failures'],
    data: ['Failed logins', 'Intentos fallidos de inicio de sesión'],
    kept: [`${FAILED_LOGIN_HOURS} hours`, `${FAILED_LOGIN_HOURS} horas`],
    job: 'accounts.forget',
  },
  {
    tables: ['push_subscriptions'],
    data: ['Push address of a device', 'Dirección de avisos de un dispositivo'],
    kept: [
      'Until you turn notifications off there or log out, or the push service says that it is gone',
      'Hasta que los apague ahí o cierre sesión, o el servicio diga que ya no existe',
    ],
    job: null,
  },
  {
    tables: ['email_changes'],
    data: ['New email of an account that was not confirmed', 'Correo nuevo de una cuenta que no se confirmó'],
    kept: [
      `${ENDED_ADDRESS_DAYS} days after its link ended; the link works for ${EMAIL_CHANGE_HOURS} hours`,
      `${ENDED_ADDRESS_DAYS} días después de que venció su enlace, que sirve ${EMAIL_CHANGE_HOURS} horas`,
    ],
    job: 'accounts.forget',
  },
  {
    tables: ['former_emails'],
    data: ['Former email of an account', 'Correo anterior de una cuenta'],
    kept: [
      `${EMAIL_UNDO_HOURS} hours, to take the account back`,
      `${EMAIL_UNDO_HOURS} horas, para recuperar la cuenta`,
    ],
    job: 'accounts.forget',
  },
  {
    tables: ['verifications'],
    data: ['Password reset links', 'Enlaces para cambiar la contraseña'],
    kept: [
      `Valid for ${PASSWORD_RESET_MINUTES} minutes and one use, then deleted within an hour`,
      `Sirven ${PASSWORD_RESET_MINUTES} minutos y una sola vez; se borran dentro de la hora siguiente`,
    ],
    job: 'accounts.forget',
  },
  {
    tables: [],
    data: [
      'Links that confirm the email of a new account',
      'Enlaces que confirman el correo de una cuenta nueva',
    ],
    kept: [
      `Valid for ${VERIFICATION_LINK_DAYS} days; we do not store them`,
      `Sirven ${VERIFICATION_LINK_DAYS} días; no los guardamos`,
    ],
    job: null,
  },
  {
    tables: ['account_exports'],
    data: ['The file with your data that you asked for', 'El archivo con sus datos que usted pidió'],
    kept: [`${EXPORT_DAYS} days after it is ready`, `${EXPORT_DAYS} días después de estar listo`],
    job: 'accounts.forget_exports',
  },
  {
    tables: ['idempotency_keys'],
    data: [
      'Keys that keep a text from being published twice',
      'Claves para que un texto no se publique dos veces',
    ],
    kept: [`${KEY_DAYS} days`, `${KEY_DAYS} días`],
    job: 'sent_forms.forget',
  },
  {
    tables: ['accepted_agreements'],
    data: [
      'Which versions of the terms and of this policy you accepted, and when',
      'Qué versiones de los términos y de este aviso aceptó, y cuándo',
    ],
    kept: [
      `${RECORDS_KEPT_YEARS} years after the account is closed, as proof of what was agreed`,
      `${RECORDS_KEPT_YEARS} años después de cerrar la cuenta, como prueba de lo acordado`,
    ],
    job: 'accounts.forget',
  },
  {
    tables: ['admin_notes'],
    data: ['Administrators’ notes', 'Notas de los administradores'],
    kept: [
      `As long as the text, claim or page they are about; those about an account, ${ERASE_AFTER_DAYS} days after it is closed`,
      `Mientras exista el texto, la solicitud o la página de que tratan; las de una cuenta, ${ERASE_AFTER_DAYS} días después de cerrarla`,
    ],
    job: 'accounts.forget',
  },
];
