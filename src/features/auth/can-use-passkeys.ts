/** A bare network address, at which browsers refuse passkeys. */
const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Whether this browser, at this address, knows passkeys. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  !IP_ADDRESS.test(window.location.hostname);
