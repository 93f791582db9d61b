/*
 * Builds objects from the fields of others, keeping the type of each name. `Object.fromEntries` loses these types; the
 * only cast is in `fromNames`, and each function below declares them again.
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

/** Maps each name to its object's value of `key`. */
export const pluck = <
  From extends Record<string, Record<Key, unknown>>,
  const Key extends PropertyKey,
>(
  from: From,
  key: Key,
): { [Name in keyof From]: From[Name][Key] } =>
  fromNames(namesOf(from), (name: keyof From) => from[name]?.[key]);

/** Maps each name to the result of `make`. */
export const fill = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> => fromNames(names, make);
