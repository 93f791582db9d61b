/** The package brings no types; what the tests use of it. */
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
