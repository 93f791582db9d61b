/**
 * A page's facts as JSON-LD (schema.org), for search engines. Only the server writes them, so pass
 * `import.meta.env.SSR && …`, which takes what makes them out of the browser's code; the browser leaves what
 * came with the page as it is.
 */
export function StructuredData({ data }: { data: readonly (object | null)[] | false }) {
  const facts = data ? data.filter((one) => one !== null) : [];
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- JSON, in which no tag can begin
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
    />
  );
}
