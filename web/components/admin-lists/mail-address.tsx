/** An address that, where there is no room for it, breaks behind its sign and nowhere else. */
export function MailAddress({ address }: { address: string }) {
  const [name = '', ...place] = address.split('@');
  return (
    <span className="mail-address">
      {name}@<wbr />
      {place.join('@')}
    </span>
  );
}
