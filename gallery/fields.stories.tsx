import type { Meta } from '@storybook/react-vite';
import * as z from 'zod/mini';
import { SuggestField } from '#src/entities/job/suggest-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { CheckList } from '#src/ui/check-list.tsx';
import { CheckboxField } from '#src/ui/choice.tsx';
import { RadioGroup } from '#src/ui/choice-group.tsx';
import { FailureList, FailureNotices } from '#src/ui/failure-notices.tsx';
import { Field, FieldError } from '#src/ui/field.tsx';
import { FileField } from '#src/ui/file-field.tsx';
import { Form } from '#src/ui/form.tsx';
import { FormBar } from '#src/ui/form-bar.tsx';
import { FormSection } from '#src/ui/form-section.tsx';
import { LanguageInput } from '#src/ui/language-input.tsx';
import { ListField } from '#src/ui/list-field.tsx';
import { SearchBox } from '#src/ui/search-box.tsx';
import { Select, SelectField } from '#src/ui/select.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { IconTextField, PasswordField, TextField } from '#src/ui/text-field.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { nothing } from './samples.ts';

export default { title: 'Fields' } satisfies Meta;

const ERROR = 'Please enter a valid email address';
const OPTIONS = [
  { value: 'one', label: 'Baker', hint: 'Early shifts' },
  { value: 'two', label: 'Cook' },
];

export const Texts = () => (
  <>
    <TextField label="Name" hint="As on your passport." defaultValue="Ceren" />
    <TextField label="Middle name" optional />
    <TextField label="Email" error={ERROR} defaultValue="ceren@" />
    <TextField label="Not now" disabled defaultValue="Disabled" />
    <TextField label="Kept" readOnly defaultValue="Read only" />
    <IconTextField label="Keywords" icon="search" placeholder="Job title" />
    <PasswordField label="Password" defaultValue="a good password" />
    <SuggestField label="Location" kinds={['place']} ask={() => Promise.resolve([])} icon="pin" />
    <TextArea label="Letter" limit={20} defaultValue="More than twenty characters." />
    <Field label="Anything" control={(props) => <input type="date" {...props} />} />
  </>
);

export const Choices = () => (
  <>
    <Select aria-label="Sort by" options={OPTIONS} small />
    <SelectField label="Job type" options={OPTIONS} />
    <SelectField label="Level" options={OPTIONS} error={ERROR} />
    <CheckboxField label="Remote" defaultChecked />
    <CheckboxField label="I agree" error={ERROR} />
    <CheckboxField label="Not now" disabled />
    <RadioGroup legend="Which job?" name="job" options={OPTIONS} defaultValue="one" />
    <RadioGroup legend="And then?" name="then" options={OPTIONS} optional error={ERROR} />
    <RadioGroup legend="And beside?" hint="Now: one" name="beside" options={OPTIONS} isBeside />
    <CheckList
      legend="Jobs"
      name="jobs"
      form={undefined}
      options={OPTIONS}
      values={['one']}
      counts={[{ value: 'one', count: 1234 }]}
      onToggle={nothing}
    />
  </>
);

const file = new File(['words'], 'resume.pdf', { type: 'application/pdf' });

export const Files = () => (
  <>
    <FileField label="Resume" accept=".pdf" file={null} progress={null} onChange={nothing} />
    <FileField label="Chosen" accept=".pdf" file={file} progress={null} onChange={nothing} />
    <FileField label="On its way" accept=".pdf" file={file} progress={0.4} onChange={nothing} />
    <FileField
      label="Refused"
      accept=".pdf"
      file={null}
      progress={null}
      error={ERROR}
      onChange={nothing}
    />
  </>
);

export const Lists = () => (
  <>
    <ListField label="Skills" items={['Patience', 'Bread']} onChange={nothing} />
    <ListField label="Benefits" items={[]} placeholder="Add one" error={ERROR} onChange={nothing} />
  </>
);

export const Forms = () => {
  const form = useSchemaForm({ schema: z.object({}), defaultValues: {} });
  return (
    <Form form={form} onSubmit={nothing}>
      <LanguageInput />
      <FieldError id="refused" error={ERROR} />
      <FailureNotices failures={['The server can’t be reached.']} />
      <FailureList failures={['This job is closed.']} />
      <FormSection title="About you">
        <TextField label="Name" />
      </FormSection>
      <FormBar className="py-4">
        <Button type="submit">Save</Button>
      </FormBar>
    </Form>
  );
};

export const Search = () => (
  <SearchBox className="flex items-end gap-3" onSearch={nothing}>
    <IconTextField label="Keywords" name="query" type="search" icon="search" />
    <Button type="submit">Search</Button>
  </SearchBox>
);
