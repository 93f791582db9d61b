/** The part of jsdom that reads XML. */
declare module 'jsdom' {
  export type XmlElement = {
    readonly tagName: string;
    readonly textContent: string;
    getAttribute(name: string): string | null;
    getElementsByTagName(name: string): Iterable<XmlElement>;
  };
  export const JSDOM: new () => {
    window: {
      DOMParser: new () => {
        parseFromString(text: string, type: string): { documentElement: XmlElement };
      };
    };
  };
}
