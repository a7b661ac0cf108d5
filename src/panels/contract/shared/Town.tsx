/**
 * A town behind its postcode, which gives way where both have no room: the town is what people read. The browser
 * measures that (contract.css), so the wide letters of München count for what they are.
 */
export function Town({ plz, ort }: { readonly plz?: string | null | undefined; readonly ort: string }) {
  return (
    <span className="town-line">
      {plz && <span className="postcode num">{plz}</span>}
      <span className="town truncate">{ort}</span>
    </span>
  );
}
