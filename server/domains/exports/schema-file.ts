import * as z from 'zod/mini';
import { jsonSchemaOf } from '#server/http/json-schema.ts';
import { type ExportSubject, exportSchemas, isOneRecord } from '#src/contract/exports/content.ts';
import { dataFile } from './page.ts';

/** A JSON Schema of a copy's files: an object with the content of each file by its path. */
export function describeFiles(subjects: readonly ExportSubject[]): Record<string, unknown> {
  const properties = Object.fromEntries(
    subjects.map((subject) => {
      const schema = jsonSchemaOf(exportSchemas[subject], 'input');
      return [dataFile(subject), isOneRecord(subject) ? schema : { type: 'array', items: schema }];
    }),
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties,
    required: subjects.map(dataFile),
    additionalProperties: false,
  };
}

/** The record with the fields of its subject alone. */
export const toContent = (subject: ExportSubject, record: object): object =>
  z.parse(exportSchemas[subject], record);
