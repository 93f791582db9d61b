// Globals of both browsers and Node that the contract uses; this project sees the types of neither.

declare function structuredClone<T>(value: T): T;

interface File {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}
declare const File: abstract new () => File;

declare class URLSearchParams {
  constructor(query: string);
  get(name: string): string | null;
}

interface Request {
  readonly url: string;
}
interface Response {
  readonly status: number;
}
