import { describe, expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  test.each([
    ['', 'weak'],
    ['kx7#mQ2', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['12345678', 'weak'],
    ['password1234', 'weak'],
    ['Parola2026!', 'weak'],
    // Four characters, of two units each.
    ['🦊🐙🌵🍋', 'weak'],
    ['kx7#mQ2!', 'fair'],
    // Each kind of character that there is makes the others worth more.
    ['nbzkqzvfmk', 'fair'],
    ['NBZKQZVFMK', 'fair'],
    ['nbzkqZVFMK', 'fair'],
    ['nbzkqZVFMK7', 'strong'],
    ['739618402753', 'weak'],
    ['739618402753!', 'strong'],
    ['كلمة سر طويلة للغاية', 'strong'],
    ['秘密の言葉はとても長い', 'fair'],
    ['mavi kapı', 'fair'],
    ['correct horse battery', 'strong'],
    ['mavi kapı yorgun deniz', 'strong'],
  ] as const)('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  test('parts of the email address do not count', () => {
    expect(passwordStrength('ayse.kaya-1987')).toBe('fair');
    expect(passwordStrength('Ayse.Kaya-1987', 'ayse.kaya@example.com')).toBe('weak');
    expect(passwordStrength('Lia#lia!Lia7', 'lia@example.com')).toBe('weak');
    // Two letters are part of too many words.
    expect(passwordStrength('kx7#orQ2', 'or@example.com')).toBe('fair');
  });
});
