import {
  ContractorContent,
  type ContractorContentProps,
} from '../../components/contractors/contractor-content.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';

export type Props = Omit<ContractorContentProps, 'isDialog'>;

/** The draft of one's own page as customers will see it; nothing in it can be used. */
export default function ProfilePreviewPage(props: Props) {
  return (
    <div inert className="page-drawn">
      <PageHead title={props.contractor.name} noIndex />
      <ContractorContent {...props} />
    </div>
  );
}
