import { Plural, useLingui } from '@lingui/react/macro';
import {
  type Ref,
  type TextareaHTMLAttributes,
  useCallback,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { formatNumber } from '#src/lib/format.ts';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'maxLength'> & {
    ref?: Ref<HTMLTextAreaElement>;
    /** The maximum length in characters. Longer text is kept, with a warning. */
    limit?: number;
  };

/** A multi-line text field; near its `limit` it shows the characters left or over. */
export function TextArea({ rows = 6, limit, ...props }: TextAreaProps) {
  const lengthId = useId();
  const holder = useRef<HTMLSpanElement>(null);
  const subscribe = useCallback((notify: () => void) => {
    // On the document, after React's listeners: a render before React's onChange would reset a controlled value.
    const listen = ({ target }: Event) => {
      if (target instanceof Node && holder.current?.contains(target)) notify();
    };
    document.addEventListener('input', listen);
    return () => document.removeEventListener('input', listen);
  }, []);
  // The form owns the value and may set it without events, so it is read after each render.
  const readLength = () => holder.current?.querySelector('textarea')?.value.trim().length ?? 0;
  const length = useSyncExternalStore(subscribe, readLength, () => 0);
  return (
    <Field
      {...props}
      control={(area) => (
        <span ref={holder} className="block">
          <textarea
            {...area}
            aria-describedby={
              classNames(area['aria-describedby'], limit !== undefined && lengthId) || undefined
            }
            rows={rows}
            // It grows with its content.
            style={{ minHeight: `${rows * 1.5 + 1.375}rem` }}
            className={classNames(controlClass, 'field-sizing-content max-h-[70vh] py-2.5')}
          />
          {limit && <LengthNote id={lengthId} length={length} limit={limit} />}
        </span>
      )}
    />
  );
}

/** Rendered before it has content, so that changes are announced (rule FORM-4). */
function LengthNote({ id, length, limit }: { id: string; length: number; limit: number }) {
  const { i18n } = useLingui();
  const left = limit - length;
  const tooMany = -left;
  const most = formatNumber(limit, i18n.locale);
  return (
    <span
      id={id}
      aria-live="polite"
      className={classNames(
        'mt-1.5 block text-14 tabular empty:hidden',
        left < 0 ? 'text-danger' : 'text-muted',
      )}
    >
      {left < 0 ? (
        <Plural
          value={tooMany}
          one={`# character too many. The limit is ${most}.`}
          other={`# characters too many. The limit is ${most}.`}
        />
      ) : (
        left <= limit / 10 && (
          <Plural value={left} one="# character left" other="# characters left" />
        )
      )}
    </span>
  );
}
