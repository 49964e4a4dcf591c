import { expect, test } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { distressFinder } from './distress.ts';

const isDistress = distressFinder(content.distressWords);

test.each([
  ['es', 'Se nos acabó el agua en el albergue'],
  ['es', 'No sale agua de ninguna llave desde ayer'],
  ['es', 'Necesitamos agua para 60 personas, por favor'],
  ['es', 'Nos cortaron el agua hace tres días'],
  ['es', 'Mi papá está enfermo y solo hay agua sucia'],
  ['es', 'Estoy atrapada con mis dos hijos'],
  ['es', 'El barrio quedó inundado por la tormenta'],
  ['fr', 'L’eau est coupée depuis lundi'],
  ['fr', 'Nous avons besoin d’eau pour le village'],
  ['fr', 'Il n’y a que de l’eau sale à boire'],
  ['fr', 'Ma mère est blessée'],
  ['fr', 'Nous sommes coincés sur le toit'],
  ['fr', 'Ma maison est inondée, mon nourrisson a la fièvre'],
  ['ht', 'Dlo fini nan kan an'],
  ['ht', 'Yo koupe dlo a depi twa jou'],
  ['ht', 'Nou pa jwenn dlo pou timoun yo'],
  ['ht', 'Tanpri vin sove nou'],
  ['ht', 'Wout la bloke, nou grangou'],
  ['ht', 'Dlo a sal anpil'],
  ['ar', 'انقطعت المياه عن الحي كله'],
  ['ar', 'مفيش ميه في البيت من يومين'],
  ['ar', 'ما عنا مي نشرب'],
  ['ar', 'ماكو ماي بالمخيم'],
  ['ar', 'الحقونا نحن محاصرون'],
  ['ar', 'نحتاج مياه للأطفال'],
  ['ar', 'بيتنا يغرق'],
  ['ar', 'والدتي مريضة وليس عندنا ماء'],
])('A plea as people write it is found, in %s: %s', (_language, plea) => {
  expect(isDistress(plea)).toBe(true);
});

test('A question about how long a delivery takes is no plea in Arabic', () => {
  expect(isDistress('كم يستغرق التوصيل إلى مدينتنا؟')).toBe(false);
});
