/** What a line is called, and its points in the order of time. */
type Line = { name: string; points: readonly (readonly [x: number, y: number])[] };
type Plot = { title: string; unit: string; lines: readonly Line[] };

const SIZE = { width: 760, height: 220, left: 70, right: 150, top: 34, bottom: 34 };
const COLOURS = ['#ae1c28', '#183749', '#3098b0', '#8a6d00'];

/** A round number of at least `most`: 1, 2 or 5 times a power of ten. */
export const roundedUp = (most: number): number => {
  if (!(most > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ([1, 2, 5, 10].find((step) => step * power >= most) ?? 10);
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** An SVG of lines over the seconds of a run, with both axes from zero. */
export const plot = ({ title, unit, lines }: Plot): string => {
  const all = lines.flatMap(({ points }) => points);
  const mostX = Math.max(1, ...all.map(([x]) => x));
  const mostY = roundedUp(Math.max(0, ...all.map(([, y]) => y)));
  const { width, height, left, right, top, bottom } = SIZE;
  const x = (value: number) => left + (value / mostX) * (width - left - right);
  const y = (value: number) => height - bottom - (value / mostY) * (height - top - bottom);
  const grid = [0, 0.5, 1].map((share) => {
    const at = y(share * mostY).toFixed(1);
    return `<path d="M${left} ${at}H${width - right}" stroke="#ccc"/><text x="${left - 8}" y="${at}" text-anchor="end" dy=".3em">${Number((share * mostY).toPrecision(3))}</text>`;
  });
  const drawn = lines.map(({ name, points }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const path = points.map(([px, py]) => `${x(px).toFixed(1)},${y(py).toFixed(1)}`).join(' ');
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="1.5"/><text x="${width - right + 10}" y="${top + 16 * index}" fill="${colour}">${escaped(name)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12" role="img" aria-label="${escaped(title)}"><text x="${left}" y="18" font-weight="bold">${escaped(title)} (${escaped(unit)})</text>${grid.join('')}<text x="${width - right}" y="${height - 12}" text-anchor="end">${mostX.toFixed(0)} s</text>${drawn.join('')}</svg>`;
};
