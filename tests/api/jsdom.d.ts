/** The part of jsdom that reads XML and pages. */
declare module 'jsdom' {
  export type XmlElement = {
    readonly tagName: string;
    readonly textContent: string;
    getAttribute(name: string): string | null;
    getElementsByTagName(name: string): Iterable<XmlElement>;
  };
  export type HtmlElement = XmlElement & {
    readonly innerHTML: string;
    getAttributeNames(): string[];
    querySelectorAll(selector: string): Iterable<HtmlElement>;
  };
  export const JSDOM: new (
    html?: string,
  ) => {
    window: {
      document: { title: string; documentElement: HtmlElement };
      DOMParser: new () => {
        parseFromString(text: string, type: string): { documentElement: XmlElement };
      };
    };
  };
}
