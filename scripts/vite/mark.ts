import { MARK } from '../../src/ui/mark.ts';

/** How each part of the mark is painted: attributes, such as `fill="#fff"` or `class="fill-action"`. */
type Paint = { ground: string; line: string; dot: string };

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

const ROUND = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/**
 * The mark as an SVG with these attributes. `whole` covers the edges too, for systems that cut icons to a shape
 * of their own: the drawing keeps within the circle that each of them shows.
 */
export function drawMark(paint: Paint, given: Readonly<Record<string, string>>, whole = false) {
  const { ground, line, dot, viewBox } = MARK;
  const drawing = [
    `<path d="${line.d}" ${ROUND} stroke-width="${line.width}" ${paint.line}/>`,
    `<circle ${attributes(dot)} ${paint.dot}/>`,
  ].join('');
  return [
    `<svg ${attributes({ ...given, viewBox })}>`,
    `<rect ${attributes({ ...ground, ...(whole && { rx: 0 }) })} ${paint.ground}/>`,
    whole ? `<g transform="translate(1.6 1.6) scale(0.9)">${drawing}</g>` : drawing,
    '</svg>',
  ].join('');
}
