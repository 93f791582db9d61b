import type { ReactNode, Ref } from 'react';

type SearchBoxProps = {
  onSearch: (form: HTMLFormElement) => void;
  /** Where it leads without script. */
  action?: string;
  id?: string;
  ref?: Ref<HTMLFormElement>;
  autoComplete?: 'off';
  /** Of the landmark around the form. */
  landmarkClass?: string;
  className: string;
  children: ReactNode;
};

/**
 * The form of a search: named fields that no schema checks, since any words may be looked for, also without
 * script (rule PAGE-2).
 */
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
