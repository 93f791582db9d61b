const FIRST_WIDTH = 34;
const WIDTH = 22;

/** A line of a table: its name, and cells that end under each other. */
export const tableRow = (name: string, ...cells: string[]): string =>
  name.padEnd(FIRST_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join('');
