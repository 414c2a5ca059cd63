import { route } from '../../../common/routes/route-table.ts';
import type { PostingCreateView, PostingDraft } from '../../../server/postings/views.ts';
import { KeptDraft } from '../../components/form/kept-draft.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { WithAside } from '../../components/layout/with-aside.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PostingForm } from '../../components/postings/posting-form.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { useOutbox } from '../../hooks/use-outbox.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { useDraft } from '../../lib/drafts/drafts.ts';
import { keptPosting, postingBody } from '../../lib/drafts/kept-posting.ts';

export type Props = PostingCreateView;

/** The form's shape: a draft of another shape is not restored. */
const DRAFT_VERSION = 1;
const DRAFT_NAME = `posting:${DRAFT_VERSION}`;

export default function PostingCreatePage({ draft, options, publishesAs, obstacle }: Props) {
  const t = useT();
  const form = usePostForm(draft, {
    action: route('postings.store'),
    withTyped: keptPosting,
    bodyOf: postingBody,
  });
  const kept = useDraft<PostingDraft>(DRAFT_NAME, form.data, form.setData);
  const outbox = useOutbox({
    kind: 'posting',
    url: route('postings.store'),
    formUrl: route('postings.create'),
    draftName: DRAFT_NAME,
  });
  const publish = async () => {
    form.refuse({});
    const body = postingBody(form.data);
    await kept.flush();
    const headers = await outbox.begin({ title: body.title, body });
    if (headers === null) return;
    form.send({
      preserveScroll: true,
      headers,
      // A lost session leads to the login page: the draft stays for that, and is sent after it.
      onSuccess: (page) => {
        // Refused, such as by the limit of a plan: it is not sent again by itself.
        if (page.component === 'postings/create') outbox.settle();
        if (page.component !== 'postings/show') return;
        kept.clear();
        outbox.settle();
      },
      onError: () => outbox.settle(),
      onNetworkError: () => {
        outbox.wait();
        return false;
      },
    });
  };
  const startOver = () => {
    form.refuse({});
    outbox.settle();
  };
  return (
    <WithAside
      label={t('layout.help')}
      aside={
        <HelpList
          title={t('postings.help_title')}
          items={[t('postings.help_1'), t('postings.help_2'), t('postings.help_3')]}
        />
      }
    >
      <PageHead title={t('postings.create_title')} noIndex />
      <h1 className="mb-3">{t('postings.create_title')}</h1>
      {obstacle === null ? (
        <p className="mb-6 text-muted">
          <bdi>{t('postings.publishes_as', { name: publishesAs })}</bdi>
        </p>
      ) : (
        <Obstacle text={obstacle} />
      )}
      <div className="mb-6 max-w-form empty:hidden">
        <KeptDraft draft={kept} onDiscard={startOver} />
      </div>
      <PostForm encType="multipart/form-data" form={{ ...form, submit: () => void publish() }}>
        <PostingForm fields={form.data} options={options} errors={form.errors} onChange={form.setData} />
        <p className="mt-6 text-sm text-muted">{t('postings.draft_kept')}</p>
        <div className="mt-6">
          <Button type="submit" variant="primary" busy={form.busy} disabled={obstacle !== null}>
            {t('postings.publish')}
          </Button>
        </div>
      </PostForm>
    </WithAside>
  );
}

/** An unconfirmed address may write already; publishing waits for it. */
function Obstacle({ text }: { text: string }) {
  const t = useT();
  const path = usePath();
  return (
    <div className="mb-6 max-w-form">
      <Alert tone="caution" title={t('postings.verify_title')}>
        <p>{text}</p>
        <p className="mt-2">
          <ButtonLink size="small" href={path('verification.notice')}>
            {t('postings.verify_link')}
          </ButtonLink>
        </p>
      </Alert>
    </div>
  );
}
