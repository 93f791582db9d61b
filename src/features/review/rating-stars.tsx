import { Plural } from '@lingui/react/macro';
import { RATINGS } from '../../contract/application-search.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';
import { moreIcons } from '../../ui/more-icons.ts';

/** One star of a rating, full or empty. */
export function Star({ isFull, size = 24 }: { isFull: boolean; size?: number }) {
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

/** A rating that isn't changed here. */
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

/** A rating in words. */
export function RatingText({ rating }: { rating: number }) {
  return <Plural value={rating} one="# star" other="# stars" />;
}
