import { describe, expect, it } from 'vitest';
import { type TextBlock, type TextList, toTextBlocks } from './text-blocks.ts';

/** An outline: `# heading`, `p paragraph`, `- item` and `1. item`, indented below another. */
const outline = (text: string, asList = false): string[] => {
  const item = ({ marker, start, items }: TextList, indent: string): string[] =>
    items.flatMap(({ text: words, lists }, index) => {
      const count = start + index;
      const mark = { '': '-', 1: `${count}.`, a: `${count}a.`, A: `${count}A.` }[marker];
      return [`${indent}${mark} ${words}`, ...lists.flatMap((list) => item(list, `${indent}  `))];
    });
  return toTextBlocks(text, asList).flatMap((block: TextBlock) => {
    if ('heading' in block) return [`# ${block.heading}`];
    return 'items' in block ? item(block, '') : [`p ${block.text}`];
  });
};

const lines = (...all: string[]): string => all.join('\n');
const PROSE =
  'We are forty people who repair lifts and doors in the whole of the city and around it.';
const METIN =
  'Kırk kişilik ekibimizle şehrin her yerinde asansör ve kapı bakımı yapıyor, yeni arkadaşlar arıyoruz.';

describe('lists', () => {
  it.each([...Array.from('-–—*•·●▪■◦○‣+✓✔→»➢'), '✔️'])(
    'recognizes %s as a bullet (TEXT-3)',
    (mark) => {
      expect(outline(`${mark} open the shop\n${mark} count the till`)).toEqual([
        '- open the shop',
        '- count the till',
      ]);
    },
  );

  it.each(Array.from('-–*•·●▪✓→+'))('needs no space after %s (TEXT-3)', (mark) => {
    expect(outline(`${mark}Dükkânı açmak\n${mark}Kasayı saymak`)).toEqual([
      '- Dükkânı açmak',
      '- Kasayı saymak',
    ]);
  });

  it('does not take one sign among words for a bullet (TEXT-3)', () => {
    const texts = [
      '-5 °C in the cold store',
      '-5 °C at night\n-12 °C in winter',
      '*before tax',
      '*not* a list\n*nor* this',
      '+90 212 555 01 02\n+90 216 555 01 03',
      '+20% bonus\n+10% for nights',
      '— Ayşe Kaya',
      '-> here\n-> there',
      '1. Mai is a holiday',
      '2.5 years\n3.5 years',
      '10. kat',
      'a) alone',
      '2-3 yıl deneyim',
    ];
    for (const text of texts) expect(outline(text)).toEqual([`p ${text}`]);
  });

  it('takes one dot, and one dash or star with a space, for a bullet (TEXT-3)', () => {
    expect(outline('•Sürücü belgesi')).toEqual(['- Sürücü belgesi']);
    expect(outline('- 5 years with lifts')).toEqual(['- 5 years with lifts']);
    expect(outline('* patience')).toEqual(['- patience']);
  });

  it('numbers from the author’s first number (TEXT-3)', () => {
    expect(outline('1. Apply\n2. Meet us\n3. Start')).toEqual([
      '1. Apply',
      '2. Meet us',
      '3. Start',
    ]);
    expect(outline('4) Mülakat\n5) Deneme günü')).toEqual(['4. Mülakat', '5. Deneme günü']);
    expect(outline('1-Başvuru\n2-Mülakat')).toEqual(['1. Başvuru', '2. Mülakat']);
    expect(outline('1.Başvuru\n\n2.Mülakat')).toEqual(['1. Başvuru', '2. Mülakat']);
    expect(outline('a) days\nb) nights')).toEqual(['1a. days', '2a. nights']);
    expect(outline('C) Days\nD) Nights')).toEqual(['3A. Days', '4A. Nights']);
  });

  it('keeps a number that does not follow the one before (TEXT-3)', () => {
    expect(outline('1. Apply\n2. Meet us\n7. Start')).toEqual([
      '1. Apply',
      '2. Meet us',
      'p 7. Start',
    ]);
    expect(outline('b) gece\nc) gündüz\nç) vardiya')).toEqual([
      '2a. gece',
      '3a. gündüz',
      'p ç) vardiya',
    ]);
  });

  it('begins a new list with another kind of mark, or where numbers start again (TEXT-3)', () => {
    expect(outline('- a\n1. b\n2. c')).toEqual(['- a', '1. b', '2. c']);
    expect(outline('1. a\n2. b\n1. c\n2. d')).toEqual(['1. a', '2. b', '1. c', '2. d']);
  });

  it('takes a sign for a bullet if another one is near (TEXT-3)', () => {
    const between = (count: number) => Array.from({ length: count }, () => 'words');
    const hasItems = (...all: string[]) =>
      outline(lines(...all)).some((one) => one.startsWith('- '));
    expect(hasItems('— one', ...between(5), '— two')).toBe(true);
    expect(hasItems('— one', ...between(6), '— two')).toBe(false);
    expect(hasItems(...between(7), '— Ayşe Kaya')).toBe(false);
    expect(outline('–one\n– two')).toEqual(['- one', '- two']);
  });

  it('joins a wrapped line to its item (TEXT-4)', () => {
    const text = lines(
      '- You plan the rounds of our vans',
      'and speak with the drivers',
      '• Araçların bakımını takip etmek,',
      '  Eksikleri bildirmek',
    );
    expect(outline(text)).toEqual([
      '- You plan the rounds of our vans and speak with the drivers',
      '- Araçların bakımını takip etmek, Eksikleri bildirmek',
    ]);
  });

  it('joins a capitalized line to its item in a wrapped text (TEXT-4)', () => {
    const text = lines(
      '- You plan the rounds of our vans in the morning, and you tell',
      'the drivers of every change, by telephone or in the yard of our',
      'Ankara branch',
      '- You keep the books on fuel, on repairs and on what each of the',
      'vans has carried',
    );
    expect(outline(text)).toEqual([
      '- You plan the rounds of our vans in the morning, and you tell the drivers of every change, by telephone or in the yard of our Ankara branch',
      '- You keep the books on fuel, on repairs and on what each of the vans has carried',
    ]);
  });

  it('ends a list at a separate line', () => {
    expect(outline('- open the shop\n- count the till\nEvery day.')).toEqual([
      '- open the shop',
      '- count the till',
      'p Every day.',
    ]);
    expect(outline('- open the shop\n\nevery day')).toEqual(['- open the shop', 'p every day']);
  });

  it('is one list across blank lines (TEXT-3)', () => {
    expect(toTextBlocks('• one\n\n• two\n \n\n• three')).toHaveLength(1);
    expect(toTextBlocks('1) one\n\n2) two')).toHaveLength(1);
  });

  it('nests an indented item one level below the one above (TEXT-3)', () => {
    const text = lines(
      '1. Days',
      '   - from six',
      '\t\t• in the yard',
      '   - to two',
      '2. Nights',
      '\ta) from ten',
      '\tb) to six',
    );
    expect(outline(text)).toEqual([
      '1. Days',
      '  - from six',
      '  - in the yard',
      '  - to two',
      '2. Nights',
      '  1a. from ten',
      '  2a. to six',
    ]);
    expect(outline('   - all\n   - indented')).toEqual(['- all', '- indented']);
    expect(outline('- two spaces\n  - more')).toEqual(['- two spaces', '  - more']);
    expect(outline('  - two spaces\n\t- a tab')).toEqual(['- two spaces', '  - a tab']);
  });

  it('makes every line an item on request (TEXT-3)', () => {
    expect(outline('Careful\n- On time\nstrong', true)).toEqual(['- Careful', '- On time strong']);
    expect(outline('patience\ngood English\n\nB ehliyet', true)).toEqual([
      '- patience',
      '- good English',
      '- B ehliyet',
    ]);
    expect(outline('Zorunlu:\nSRC BELGESİ\nEHLİYET', true)).toEqual([
      '# Zorunlu:',
      '- SRC BELGESİ',
      '- EHLİYET',
    ]);
    expect(outline('7. kat\nGece', true)).toEqual(['- 7. kat', '- Gece']);
    expect(outline('SRC BELGESİ\nEhliyet', true)).toEqual(['- SRC BELGESİ', '- Ehliyet']);
    expect(outline('Careful and on time.', true)).toEqual(['p Careful and on time.']);
  });
});

describe('headings (TEXT-2)', () => {
  it('are short lines with a colon, or in capitals', () => {
    expect(outline('You will:\n- open the shop\nWe offer:\nlunch')).toEqual([
      '# You will:',
      '- open the shop',
      '# We offer:',
      'p lunch',
    ]);
    expect(outline('İŞ TANIMI\nKapı bakımı.\nARANAN NİTELİKLER\n•Sabır')).toEqual([
      '# İŞ TANIMI',
      'p Kapı bakımı.',
      '# ARANAN NİTELİKLER',
      '- Sabır',
    ]);
  });

  it('have at most 60 characters and 7 words, or 100 between marks', () => {
    const colon = (length: number) => `${'A'.repeat(length - 1)}:`;
    const strong = (length: number) => `**${'a'.repeat(length - 4)}**`;
    const isHeading = (line: string) => outline(`${line}\nlifts`)[0]?.startsWith('# ');
    expect([colon(60), colon(61)].map(isHeading)).toEqual([true, false]);
    expect([strong(100), strong(101)].map(isHeading)).toEqual([true, false]);
    expect(isHeading('You  do all of  these things:')).toBe(true);
    expect(isHeading('You do all of these things:  ')).toBe(true);
    expect(isHeading('You do all of these things now:')).toBe(true);
    expect(isHeading('You do all of these other things now:')).toBe(false);
  });

  it('need a capital, which not every script has', () => {
    for (const line of ['안녕하세요', '안녕 Kaya'])
      expect(outline(`${line}\n- a`)).toEqual([`p ${line}`, '- a']);
  });

  it('stand above a paragraph if its first line is long', () => {
    const above = (length: number) => outline(`PAY\n${PROSE}\n\nTitle\n${'a'.repeat(length)}`);
    expect(above(60)).toContain('# Title');
    expect(above(59)).not.toContain('# Title');
  });

  it('are lines that stand alone above a list', () => {
    expect(outline(`${METIN}\n\nAranan Nitelikler\n- Sabır\nİş Tanımı\n- Bakım`)).toEqual([
      `p ${METIN}`,
      '# Aranan Nitelikler',
      '- Sabır',
      '# İş Tanımı',
      '- Bakım',
    ]);
  });

  it('are lines that stand alone above a paragraph, in a text with more headings', () => {
    expect(outline(`About us\n${PROSE}\n\n🚀 Who are you?\n\n${PROSE}`)).toEqual([
      '# About us',
      `p ${PROSE}`,
      '# 🚀 Who are you?',
      `p ${PROSE}`,
    ]);
    expect(outline(`Many thanks\n\n${PROSE}`)).toEqual(['p Many thanks', `p ${PROSE}`]);
    expect(outline(`Many thanks\n${PROSE}`)).toEqual([`p Many thanks\n${PROSE}`]);
  });

  it('are marked as Markdown does', () => {
    expect(outline('## your day\nlong\n\n**Pay**\ngood\n**We offer**:\nlunch')).toEqual([
      '# your day',
      'p long',
      '# Pay',
      'p good',
      '# We offer:',
      'p lunch',
    ]);
    expect(outline('#lifts\n**Now.** Soon')).toEqual(['p #lifts\n**Now.** Soon']);
  });

  it.each([
    'Dear Ms Kaya:',
    'Dear Ms Kaya',
    'Hello',
    'Sayın Yetkili',
    'SAYIN YETKİLİ',
    'Merhaba',
    'İyi günler',
    'Saygılarımla',
    'I repair lifts.',
    'Ankara, 3 March 2031',
    'Çınar Sok. 12',
    'lifts and doors',
  ])('are not the parts of a letter: %s', (line) => {
    expect(outline(`PROFILE\n${PROSE}\n\n${line}\n\n${PROSE}`)[2]).toBe(`p ${line}`);
  });

  it('are not addresses, signatures, long leads or the last line', () => {
    const texts = [
      'Kaya Lifts\nÇınar Street\nAnkara',
      'Kind regards\nAyşe Kaya',
      'AYŞE KAYA',
      'LIFTS AND DOORS\nOF ALL KINDS',
      'In this place you will be at home with us and do these things:\nlifts',
      'Elektromekanik asansörlerin bakımındaki sorumluluklarınız arasında:\nbakım',
      'In all of it we ask you to:\nlifts',
      'and you bring:\nlifts',
      'Write to me.\nAyşe\n- by mail',
      'SAP\nlifts',
      'We offer:',
    ];
    for (const text of texts) expect(outline(text).join()).not.toContain('#');
    const sentence = `**${'lifts and doors '.repeat(7)}**\nand stairs`;
    expect(outline(sentence)).toEqual([`p ${sentence}`]);
  });
});

describe('paragraphs', () => {
  it('keep their line breaks (TEXT-4)', () => {
    expect(outline('Ayşe Kaya\nÇınar Sok. 12\nAnkara\n\nThank you')).toEqual([
      'p Ayşe Kaya\nÇınar Sok. 12\nAnkara',
      'p Thank you',
    ]);
    const kept = [
      lines(
        'Speaks with all of our customers and takes their orders every day',
        'Keeps the books of both our branches in Ankara and in Eskişehir',
        'Writes the plans of the week for all of the drivers of both towns',
      ),
      lines(
        'speaks with all of our customers and takes their orders every day',
        'keeps the books of both our branches in Ankara and in Eskişehir',
        'writes the plans of the week for all of the drivers of both towns',
        'and',
        'paints',
        'lifts',
        'all',
        'week',
      ),
      lines(...['speaks ', 'keeps ', 'writes '].map((verb) => verb.repeat(18).trim())),
    ];
    for (const text of kept) expect(outline(text)).toEqual([`p ${text}`]);
  });

  it('lose the line breaks of wrapped text (TEXT-4)', () => {
    const text = lines(
      'Atölyemizde asansör kapılarını onaran, ekibiyle birlikte sahaya',
      'çıkan ve işini titizlikle yapan bir usta arıyoruz. Araç ve takım',
      'bizden, deneyim sizden.',
      '',
      'Başvurularınızı bekliyoruz; bize ulaşabileceğiniz adres aşağıda:',
      'İnsan Kaynakları',
    );
    expect(outline(text)).toEqual([
      'p Atölyemizde asansör kapılarını onaran, ekibiyle birlikte sahaya çıkan ve işini titizlikle yapan bir usta arıyoruz. Araç ve takım bizden, deneyim sizden.',
      'p Başvurularınızı bekliyoruz; bize ulaşabileceğiniz adres aşağıda:\nİnsan Kaynakları',
    ]);
  });

  it('are what lines without marks become, unless asked otherwise', () => {
    expect(toTextBlocks('One\ntwo')).toEqual([{ text: 'One\ntwo' }]);
  });

  it('end at blank and ruled lines (TEXT-4)', () => {
    expect(outline('One\n\u00a0\nTwo\n-----\nThree\n\u200b\nFour')).toEqual([
      'p One',
      'p Two',
      'p Three',
      'p Four',
    ]);
  });

  it.each(['\n', '\r\n', '\r', '\u2028'])('read the line break %j', (end) => {
    expect(outline(['One', 'two', '', '- three'].join(end))).toEqual(['p One\ntwo', '- three']);
  });

  it('recognize bullets after characters without width', () => {
    expect(outline('\ufeff\u200b• open\n\u200f- yükle\n\u00a0\u00a0\u00a0- below')).toEqual([
      '- open',
      '- yükle',
      '  - below',
    ]);
  });

  it.each(['', ' \n\t\u00a0\u200b\n'])('are none in %j', (text) => {
    expect(toTextBlocks(text)).toEqual([]);
    expect(toTextBlocks(text, true)).toEqual([]);
  });
});
