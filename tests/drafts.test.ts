// @vitest-environment jsdom
import { act, type RenderHookResult, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { logout } from '#src/api/logout.ts';
import { applyDraftNames } from '#src/lib/draft-names.ts';
import { changedFields, changedPart, draftOf, textPart } from '#src/lib/form-draft.ts';
import { AUTH_KEY } from '#src/lib/token-key.ts';
import { useDraftForm } from '#src/ui/use-draft-form.ts';
import { tries } from './fuzz-seed.ts';

/*
 * Drafts survive any order of what people do (rules FORM-2 and SESSION-7): a model says what each account has typed
 * and not sent, and the real form, drafts and log-out must agree with it after each step.
 */

const schema = z.object({ letter: z.string(), phone: z.string(), tags: z.array(z.string()) });
type Values = z.infer<typeof schema>;
const OWNERS = ['ayse', 'bora'] as const;
type Owner = (typeof OWNERS)[number];

const draftFor = (owner: Owner) => {
  const names = applyDraftNames(owner, 'job');
  const { phone, tags } = schema.shape;
  return draftOf<Values>(
    textPart(names.letter, 'letter'),
    changedPart<Pick<Values, 'phone' | 'tags'>>(names.rest, { phone, tags }),
  );
};
const useForm = (owner: Owner, stored: Values) =>
  useDraftForm({ schema, start: { form: stored }, draft: draftFor(owner) });
type Form = ReturnType<typeof useForm>;

const isSame = (one: Values, other: Values) => changedFields(one, other).length === 0;
const difference = (form: Values, base: Values): Partial<Values> =>
  Object.fromEntries(changedFields(form, base).map((field) => [field, form[field]]));

/** What is sent, by which screen, and what that screen had started from. */
type Sending = { screen: number; owner: Owner; base: Values; sent: Values };
type Model = {
  /** What the server has of each account. */
  stored: Record<Owner, Values>;
  /** What each account has typed and not sent. */
  typed: Record<Owner, Partial<Values>>;
  user: Owner;
  /** The form on the screen. */
  open: { screen: number; base: Values; shown: Values } | undefined;
  screens: number;
  sending: Sending[];
};
type Real = { hook: RenderHookResult<Form, unknown> | undefined; answers: Form['settle'][] };
type Step = fc.Command<Model, Real>;

const openForm = (model: Model, real: Real) => {
  const { user, stored, typed } = model;
  model.screens += 1;
  const base = stored[user];
  const shown = { ...base, ...typed[user] };
  model.open = { screen: model.screens, base, shown };
  // What was saved elsewhere in the meantime isn't unsent any more.
  if (!isSame(shown, base)) typed[user] = difference(shown, base);
  real.hook = renderHook(() => useForm(user, base));
};
const leave = (model: Model, real: Real) => {
  real.hook?.unmount();
  real.hook = undefined;
  model.open = undefined;
};
const logIn = (user: Owner) =>
  window.localStorage.setItem(AUTH_KEY, JSON.stringify({ token: 'a.b.c', user: { _id: user } }));

const agrees = ({ stored, typed, open }: Model, { hook }: Real) => {
  for (const owner of OWNERS) {
    const base = stored[owner];
    expect(draftFor(owner).read({ form: base })?.form).toEqual({ ...base, ...typed[owner] });
    const keys = Object.keys(window.localStorage).filter((key) => key.includes(`:${owner}:`));
    expect(keys.length > 0).toBe(Object.keys(typed[owner]).length > 0);
  }
  expect(hook?.result.current.form.getValues()).toEqual(open?.shown);
  if (open) expect(hook?.result.current.isChanged).toBe(!isSame(open.shown, open.base));
};

const step = (
  name: string,
  check: (model: Model) => boolean,
  run: (model: Model, real: Real) => void,
): Step => ({
  check,
  run: (model, real) => {
    run(model, real);
    agrees(model, real);
  },
  toString: () => name,
});
const isOpen = ({ open }: Model) => open !== undefined;

const edit = (field: keyof Values, value: string | string[]) =>
  step(`type ${field} ${JSON.stringify(value)}`, isOpen, (model, { hook }) => {
    const { open, typed, user } = model;
    // Nothing is typed by writing what is there.
    if (!open || String(open.shown[field]) === String(value)) return;
    open.shown = { ...open.shown, [field]: value };
    typed[user] = difference(open.shown, open.base);
    act(() => hook?.result.current.form.setValue(field, value));
  });
const reload = step('reload', isOpen, (model, real) => {
  leave(model, real);
  openForm(model, real);
});
const goAway = step('go away', isOpen, leave);
const comeBack = step('come back', (model) => !isOpen(model), openForm);
const send = step('send', isOpen, (model, { hook, answers }) => {
  const { open, sending, user } = model;
  if (!open || !hook) return;
  sending.push({ screen: open.screen, owner: user, base: open.base, sent: open.shown });
  answers.push(hook.result.current.settle);
});
const succeed = step(
  'the server saves what was sent',
  ({ sending }) => sending.length > 0,
  (model, { answers }) => {
    const [sending, settle] = [model.sending.shift(), answers.shift()];
    if (!sending || !settle) return;
    const { owner, sent, base, screen } = sending;
    const next = { ...sent, letter: '' };
    const now = { ...base, ...model.typed[owner] };
    const isDone = isSame(now, sent);
    model.stored[owner] = next;
    if (isDone || isSame(now, next)) model.typed[owner] = {};
    if (model.open?.screen === screen) {
      model.open = { screen, base: next, shown: isDone ? next : now };
      model.typed[owner] = difference(model.open.shown, next);
    }
    act(() => expect(settle(sent, { form: next })).toBe(isDone));
  },
);
const fail = step(
  'the server fails',
  ({ sending }) => sending.length > 0,
  ({ sending }, { answers }) => {
    sending.shift();
    answers.shift();
  },
);
const logOut = (next: Owner) =>
  step(
    `log out, log in as ${next}`,
    () => true,
    (model, real) => {
      model.typed[model.user] = {};
      logout();
      leave(model, real);
      model.user = next;
      logIn(next);
    },
  );
const expire = (next: Owner) =>
  step(
    `the session expires, ${next} logs in`,
    () => true,
    (model, real) => {
      leave(model, real);
      model.user = next;
      logIn(next);
    },
  );

/** Fields that weren't typed take what was saved elsewhere. */
const saveElsewhere = (owner: Owner, phone: string) =>
  step(
    `${owner} saves the phone ${phone} elsewhere`,
    () => true,
    ({ stored }) => {
      stored[owner] = { ...stored[owner], phone };
    },
  );

const text = fc.constantFrom('', '1', 'Dear Ms Kaya,\n\nI', '{"phone":"9"}', 'null');
const owner = fc.constantFrom(...OWNERS);
const steps = fc.commands<Model, Real>(
  [
    fc.tuple(fc.constantFrom('letter' as const, 'phone' as const), text).map((to) => edit(...to)),
    fc.uniqueArray(text, { maxLength: 2 }).map((tags) => edit('tags', tags)),
    fc.constantFrom(reload, goAway, fail),
    fc.constant(comeBack),
    fc.constant(send),
    fc.constant(succeed),
    fc.tuple(owner, text).map((to) => saveElsewhere(...to)),
    fc.oneof(owner.map(logOut), owner.map(expire)),
  ],
  { maxCommands: 30, size: 'max' },
);

test('what was typed is kept until it is sent or its account logs out (FORM-2, SESSION-7)', () => {
  fc.assert(
    fc.property(steps, (commands) => {
      window.localStorage.clear();
      logIn('ayse');
      const fresh = (): Values => ({ letter: '', phone: '', tags: [] });
      const model: Model = {
        stored: { ayse: fresh(), bora: { ...fresh(), phone: '1' } },
        typed: { ayse: {}, bora: {} },
        user: 'ayse',
        open: undefined,
        screens: 0,
        sending: [],
      };
      const real: Real = { hook: undefined, answers: [] };
      openForm(model, real);
      try {
        fc.modelRun(() => ({ model, real }), commands);
      } finally {
        real.hook?.unmount();
      }
    }),
    tries(150),
  );
});
