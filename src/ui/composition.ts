type Press = { isComposing: boolean; keyCode: number };

/** Whether the key belongs to an input method (IME), which uses it to pick or cancel a word. */
export const isComposing = (event: Press | { nativeEvent: Press }): boolean => {
  const press = 'nativeEvent' in event ? event.nativeEvent : event;
  // Safari marks the key that ends a composition only by its code.
  return press.isComposing || press.keyCode === 229;
};
