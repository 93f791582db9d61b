import type { ReactNode, Ref } from 'react';

type SearchBoxProps = {
  onSearch: (form: HTMLFormElement) => void;
  /** The target without scripts. */
  action?: string;
  id?: string;
  ref?: Ref<HTMLFormElement>;
  autoComplete?: 'off';
  /** The surrounding landmark's class. */
  landmarkClass?: string;
  className: string;
  children: ReactNode;
};

/** A search form that works without scripts: named fields without a schema, since any words are valid (rule PAGE-2). */
export function SearchBox({ onSearch, landmarkClass, children, ...form }: SearchBoxProps) {
  return (
    <search className={landmarkClass}>
      <form
        {...form}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(event.currentTarget);
        }}
      >
        {children}
      </form>
    </search>
  );
}
