import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { RelationView } from '../../../server/relations/views.ts';
import { formatPhone } from '../../../common/format/phones.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { RelationButtons } from '../relations/relation-buttons.tsx';
import { SaveButton, SaveForm } from '../shortlist/save-button.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { SharePage } from './share-page.tsx';

type Props = { contractor: ContractorView; relation: RelationView };

/** The next steps of a visitor who wants to hire, then the others: review, share. */
export function ContractorActions({ contractor, relation, isKept }: Props & { isKept: boolean }) {
  const t = useT();
  const path = usePath();
  const { can, id, slug, name, usualAnswerHours, closedOn } = contractor;
  // A business that closed asks nobody to follow it; its followers may stop.
  const mayRelate = closedOn === null || relation?.isFollowing === true;
  const { viewer } = useShared();
  const withAccount = (next: string) => (viewer ? next : path('join', {}, { query: { next } }));
  return (
    <div className="contractor-actions">
      {can.edit && (
        <ButtonLink variant="primary" href={path('contractor.edit')}>
          {t('contractors.edit_page')}
        </ButtonLink>
      )}
      {closedOn === null && <ContactActions contractor={contractor} />}
      {can.message && (
        <>
          <ButtonLink href={withAccount(route('messages.create', { slug }))} rel="nofollow">
            {t('contractors.message')}
          </ButtonLink>
          <ButtonLink href={withAccount(route('quotes.create', {}, { query: { to: slug } }))} rel="nofollow">
            {t('contractors.ask_quote')}
          </ButtonLink>
        </>
      )}
      {can.review && (
        <ButtonLink href={path('reviews.create', { slug })}>{t('contractors.review_it')}</ButtonLink>
      )}
      {mayRelate && <RelationButtons relation={relation} name={name} withBlock={false} />}
      {!can.edit && closedOn === null && (
        <>
          <SaveButton id={id} name={name} isKept={isKept} className="button button-ghost" />
          <SaveForm />
        </>
      )}
      {usualAnswerHours !== null && (
        <p className="w-full text-sm text-muted" title={t('contractors.usually_answers_how')}>
          {t(`contractors.usually_answers.${usualAnswerHours}`)}
        </p>
      )}
      {can.invite && (
        <ButtonLink href={path('invitations.create', {}, { query: { contractors: slug } })}>
          {t('contractors.invite')}
        </ButtonLink>
      )}
      <SharePage name={name} href={path('contractors.show', { slug })} />
    </div>
  );
}

/** At the bottom of the window on a phone, so that calling is always one touch away. */
function ContactActions({ contractor: { contact, can } }: Pick<Props, 'contractor'>) {
  const t = useT();
  const { phone, whatsapp, website } = contact;
  if (!phone && !whatsapp && !website) return null;
  const isOwn = can.edit;
  const chat = whatsapp && <WhatsApp href={whatsapp} isPrimary={!isOwn && contact.isWhatsappFirst} />;
  return (
    <div className="action-bar" role="group" aria-label={t('contractors.contact_title')}>
      {contact.isWhatsappFirst && chat}
      {phone && <Call phone={phone} isPrimary={!isOwn && !(contact.isWhatsappFirst && whatsapp)} />}
      {!contact.isWhatsappFirst && chat}
      {website && (
        <a className={look(!phone && !isOwn)} href={website} rel="nofollow ugc noopener" data-count="website">
          {t('contractors.website')}
        </a>
      )}
    </div>
  );
}

const look = (isPrimary: boolean) => `button ${isPrimary ? 'button-primary' : 'button-secondary'}`;

/** A button with the number; in a band its template sets it as text. */
export function Call({ phone, isPrimary = false }: { phone: string; isPrimary?: boolean }) {
  const t = useT();
  return (
    <a className={look(isPrimary)} href={`tel:${phone}`}>
      <IconPhone size={18} stroke={1.75} aria-hidden="true" />
      {t('contractors.call')}
      <span className="action-detail">{formatPhone(phone)}</span>
    </a>
  );
}

function WhatsApp({ href, isPrimary }: { href: string; isPrimary: boolean }) {
  return (
    <a className={look(isPrimary)} href={href} rel="nofollow noopener">
      <IconBrandWhatsapp size={18} stroke={1.75} aria-hidden="true" />
      WhatsApp
    </a>
  );
}
