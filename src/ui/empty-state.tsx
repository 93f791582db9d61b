import type { ReactNode } from 'react';
import { type Drawing, Scene } from './scene.tsx';
import spots from './spots.svg?no-inline';
import type { Spot } from './spots.ts';

/** A small drawing, or a scene where nothing else is on the page. */
type Picture = { spot: Spot; scene?: never } | { scene: Drawing; spot?: never };

/** Shown in place of an empty list: a drawing, a title, an explanation and the next step. */
export function EmptyState({
  spot,
  scene,
  title,
  text,
  action,
}: Picture & {
  title: string;
  text?: string;
  action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 rounded border border-line border-dashed bg-surface px-6 py-12 text-center max-xs:px-3">
      {scene ? (
        <Scene scene={scene} className="mb-2 block w-full max-w-80 rounded-dialog bg-wash" />
      ) : (
        <svg aria-hidden="true" className="h-16 w-24 text-brand">
          <use href={`${spots}#${spot}`} />
        </svg>
      )}
      <h2 className="text-18">{title}</h2>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
