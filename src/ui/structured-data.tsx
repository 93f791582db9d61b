/**
 * A page's facts as JSON-LD (schema.org), for search engines. Only the server writes them: pass `import.meta.env.SSR
 * && …`, which drops the code from the browser's bundle. Hydration leaves the server's script as it is.
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
