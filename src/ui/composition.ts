type Press = { isComposing: boolean; keyCode: number };

/** Whether the key belongs to an input method (IME): it chooses a word or gives one up, and is no key of ours. */
export const isComposing = (event: Press | { nativeEvent: Press }): boolean => {
  const press = 'nativeEvent' in event ? event.nativeEvent : event;
  // Safari shows the key that ends a composition only by its code.
  return press.isComposing || press.keyCode === 229;
};
