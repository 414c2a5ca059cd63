/** An address that, where there is no room for it, breaks behind its sign and nowhere else. */
export function MailAddress({ address }: { address: string }) {
  const [name = '', ...place] = address.split('@');
  return (
    <span className="block wrap-break-word text-muted">
      {name}@<wbr />
      {place.join('@')}
    </span>
  );
}
