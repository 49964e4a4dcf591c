import { expect, test } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { distressFinder } from './distress-finder.ts';

const words = content.distressWords;
const isDistress = distressFinder(words);

test('Every word of distress is found alone and in a sentence, in any case', () => {
  for (const word of words)
    for (const text of [word, `… ${word}!`, `(${word.toUpperCase()})`, `x\n${word}\ty`])
      expect(isDistress(text), text).toBe(true);
});

test.each([
  ['English', 'There is NO   WATER at the school'],
  ['a line break within', 'no\nwater since Monday'],
  ['Spanish', 'Hay bebés y no tenemos  agua'],
  ['Spanish without accents', 'INUNDACION en el barrio'],
  ['Spanish, composed in another form', 'inundacio\u0301n'],
  ['French with a typographic apostrophe', 'Nous n’avons plus d’eau'],
  ['Haitian Creole', 'Tanpri ede nou, pa gen dlo'],
  ['Haitian Creole without accents', 'siklon nan pase'],
  ['Portuguese', 'Estamos SEM ÁGUA'],
  ['Arabic, with the article', 'نحتاج النجدة'],
  ['Arabic, with vowel signs', 'نَجْدَة'],
  ['Arabic, joined to a small word', 'وعطشى منذ يومين'],
  ['Turkish in capitals', 'YARDIM EDİN'],
  ['Russian', 'Помогите, нет воды'],
  ['Hindi', 'यहाँ पानी नहीं है'],
  ['Chinese within a sentence', '我们这里没有水喝'],
  ['Japanese', '水がないです'],
  ['full-width letters', 'ＳＯＳ'],
  ['letters broken up by invisible ones', 'emer\u00adgency'],
])('Distress is found in: %s', (_name, text) => {
  expect(isDistress(text)).toBe(true);
});

test.each([
  'Se nos acabó el agua en el albergue',
  'No sale agua de ninguna llave desde ayer',
  'Necesitamos agua para 60 personas, por favor',
  'Nos cortaron el agua hace tres días',
  'Mi papá está enfermo y solo hay agua sucia',
  'Estoy atrapada con mis dos hijos',
  'El barrio quedó inundado por la tormenta',
  'L’eau est coupée depuis lundi',
  'Nous avons besoin d’eau pour le village',
  'Il n’y a que de l’eau sale à boire',
  'Ma mère est blessée',
  'Nous sommes coincés sur le toit',
  'Ma maison est inondée, mon nourrisson a la fièvre',
  'Dlo fini nan kan an',
  'Yo koupe dlo a depi twa jou',
  'Nou pa jwenn dlo pou timoun yo',
  'Tanpri vin sove nou',
  'Wout la bloke, nou grangou',
  'Dlo a sal anpil',
  'انقطعت المياه عن الحي كله',
  'مفيش ميه في البيت من يومين',
  'ما عنا مي نشرب',
  'ماكو ماي بالمخيم',
  'الحقونا نحن محاصرون',
  'نحتاج مياه للأطفال',
  'بيتنا يغرق',
  'والدتي مريضة وليس عندنا ماء',
])('A plea as people write it is found: %s', plea => {
  expect(isDistress(plea)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['part of a longer word', 'We sell floodlights, thirstbusters and babysitters; the sosatie is fresh.'],
  ['a question', 'What does a tanker of 6,000 gallons cost per month?'],
  ['an advertisement', 'We improve your ranking. Visit https://example.com today, 50% off.'],
  ['a Spanish question', 'Buenos días, ¿pueden atender hasta 40 personas en nuestra sede?'],
  ['a Portuguese question', 'Somos sete pessoas e temos uma casa em Lisboa.'],
  ['a French question', 'Bonjour, quel est le prix du sel pour votre appareil ?'],
  ['a German question', 'Unser Haus hat 20 Zimmer, was kostet eine Anlage?'],
  ['an Arabic question about delivery times', 'كم يستغرق التوصيل إلى مدينتنا؟'],
  ['an Arabic question', 'وبالتالي نود معرفة سعر منتجات الشركة'],
  ['a Chinese question', '请问这个设备多少钱'],
])('Distress is not found in: %s', (_name, text) => {
  expect(isDistress(text)).toBe(false);
});

test('Without words nothing is distress', () => {
  expect(distressFinder([])('no water')).toBe(false);
});
