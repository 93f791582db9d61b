/*
 * Objects made from the fields of others, without losing which type goes with which name. The cast in
 * `fromNames` is the only one: `Object.fromEntries` forgets that, and each function below says it again.
 */

const fromNames = <Result>(names: readonly PropertyKey[], make: (name: never) => unknown): Result =>
  Object.fromEntries(names.map((name) => [name, make(name as never)])) as Result;

/** The names of an object's properties, in its order. */
export const namesOf = <From extends object>(from: From): (keyof From & string)[] => {
  const names: (keyof From & string)[] = [];
  for (const name in from) names.push(name);
  return names;
};

/** The properties of `from` with these names. */
export const pick = <From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, Name> => fromNames(names, (name: Name) => from[name]);

/** Under each name what the object there has under `key`. */
export const pluck = <
  From extends Record<string, Record<Key, unknown>>,
  const Key extends PropertyKey,
>(
  from: From,
  key: Key,
): { [Name in keyof From]: From[Name][Key] } =>
  fromNames(namesOf(from), (name: keyof From) => from[name]?.[key]);

/** Under each name what `make` gives for it. */
export const fill = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> => fromNames(names, make);
