/** The package has no types; these are the parts that tests use. */
declare module '@adobe/structured-data-validator' {
  type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    fieldNames: string[];
    path: { type?: string; property?: string }[];
  };
  export default class Validator {
    /** `vocabulary`: schema.org's, as JSON-LD; without it, only Google's rules are checked. */
    constructor(vocabulary?: object);
    /** `jsonld`: the data by its type. */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
