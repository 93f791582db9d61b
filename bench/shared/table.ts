const FIRST_WIDTH = 34;
const WIDTH = 22;

/** A table row: its name, and right-aligned cells. */
export const tableRow = (name: string, ...cells: string[]): string =>
  name.padEnd(FIRST_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join('');
