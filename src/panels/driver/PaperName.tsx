/** What a paper is, whether it has to be there, and a line about it. */
export function PaperName({ label, isRequired, children }: { label: string; isRequired: boolean; children: string }) {
  return (
    <>
      <span className="flex items-baseline gap-3">
        <span className="font-medium text-1">{label}</span>
        <span className="text-11 text-3">{isRequired ? 'Pflicht' : 'freiwillig'}</span>
      </span>
      <span className="block text-11 text-2">{children}</span>
    </>
  );
}
