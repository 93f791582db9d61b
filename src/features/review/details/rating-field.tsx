import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Application } from '#src/contract/applications/application.ts';
import { RATINGS } from '#src/contract/applications/application-search.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { useReviewChange } from './use-review-change.ts';

/** Milliseconds until a rating is saved: arrow keys pass through other ratings. */
const WAIT_MS = 400;

/** Rates an application with one to five stars, or clears the rating. */
export function RatingField({ application }: { application: Application }) {
  const { t } = useLingui();
  const name = useId();
  const {
    value: rating = null,
    change,
    isPending,
  } = useReviewChange(application, 'rating', WAIT_MS);
  return (
    <fieldset
      aria-busy={isPending || undefined}
      // Arrow keys change the rating here instead of opening another application.
      onKeyDown={(event) => {
        if (event.key.startsWith('Arrow')) event.stopPropagation();
      }}
    >
      <legend className="text-14 text-muted sm:sr-only">{t`Rating`}</legend>
      <div className="-ms-1.5 mt-0.5 flex min-h-9 flex-wrap items-center">
        {RATINGS.map((value) => (
          <label
            key={value}
            className="relative inline-grid size-9 place-items-center rounded outline-offset-[-2px] outline-ring hover:bg-wash has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={rating === value}
              onChange={() => change(value)}
            />
            <span className="sr-only">
              <RatingText rating={value} />
            </span>
            <Star isFull={value <= (rating ?? 0)} />
          </label>
        ))}
        {rating !== null && (
          <Button variant="ghost" size="small" className="ms-1" onClick={() => change(null)}>
            <Trans>Clear rating</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Star({ isFull, size = 24 }: { isFull: boolean; size?: number }) {
  return (
    <Icon
      name={moreIcons.star}
      width={size}
      height={size}
      fill={isFull ? 'currentColor' : 'none'}
      className={classNames('shrink-0', isFull ? 'text-warning' : 'text-muted')}
    />
  );
}

/** A read-only rating. */
export function RatingStars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex items-center">
      <span className="sr-only">
        <RatingText rating={rating} />
      </span>
      {RATINGS.map((value) => (
        <Star key={value} size={20} isFull={value <= rating} />
      ))}
    </span>
  );
}

function RatingText({ rating }: { rating: number }) {
  return <Plural value={rating} one="# star" other="# stars" />;
}
