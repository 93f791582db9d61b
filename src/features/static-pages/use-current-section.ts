import { useEffect, useState } from 'react';

/**
 * The id of the section that is being read: the last whose heading has passed a line at a third of the screen. Near the
 * page's end the line moves down to the foot of the screen, so that short last sections get their turn.
 */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  // One text, since the list is another one at each render.
  const key = ids.join(' ');
  useEffect(() => {
    const names = key.split(' ');
    const find = () => {
      const { innerHeight: height, scrollY } = window;
      const left = document.documentElement.scrollHeight - height - scrollY;
      const line = Math.max(height / 3, height - left);
      const isPassed = (id: string) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? height) < line;
      setCurrent((scrollY > 0 && names.findLast(isPassed)) || names[0]);
    };
    find();
    window.addEventListener('scroll', find, { passive: true });
    return () => window.removeEventListener('scroll', find);
  }, [key]);
  return current;
};
