/** An error that the reader can fix; only its message is shown. */
export class Failure extends Error {}

/** @param {string} line One line of progress. */
export const tell = (line) => console.log(line);

/**
 * Runs a command's body and sets the process's exit code to the result.
 * An error prints one clear line; `DEBUG=1` adds the stack.
 * @param {() => Promise<number | undefined | void>} body
 */
export const runCommand = async (body) => {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`Error: ${message}`);
    if (process.env.DEBUG === '1' && error instanceof Error) console.error(error.stack);
    else if (!(error instanceof Failure)) console.error('(DEBUG=1 shows where)');
    process.exitCode = 1;
  }
};
