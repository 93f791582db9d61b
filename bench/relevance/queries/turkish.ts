import { DEVELOPERS, ENGINEERS, SELLERS, TEACHERS } from '#bench/relevance/groups.ts';
import { isFor, type Judge, type QueryClass } from '#bench/relevance/judge.ts';

const asked = (
  name: string,
  queries: Record<string, Judge>,
  language: 'tr' | 'de' = 'tr',
): QueryClass => ({
  name,
  queries: Object.entries(queries).map(([query, wants]) => ({ query, wants, language })),
});

const nurse = isFor('nurse', ['dental-assistant']);
const engineer = isFor(ENGINEERS, ['engineering-manager', 'maintenance-technician']);
const teacher = isFor(TEACHERS, ['teaching-assistant', 'driving-instructor']);
const driver = isFor(['truck-driver', 'bus-driver', 'taxi-driver'], ['delivery-driver']);
const programmer = isFor('software-engineer', DEVELOPERS);
const accountant = isFor('accountant', ['bookkeeper', 'tax-advisor', 'finance-manager']);
const guard = isFor('security-guard');
const hr = isFor(['hr-specialist', 'hr-manager'], ['recruiter']);

export const TURKISH_CLASSES: QueryClass[] = [
  asked('occupation (tr)', {
    hemşire: nurse,
    garson: isFor('waiter'),
    'satış danışmanı': isFor('sales-assistant', SELLERS),
    'yazılım mühendisi': programmer,
    muhasebeci: accountant,
    öğretmen: teacher,
    şoför: driver,
    'güvenlik görevlisi': guard,
    'makine mühendisi': isFor('mechanical-engineer'),
    aşçı: isFor('chef'),
    'grafik tasarımcı': isFor('graphic-designer'),
    avukat: isFor('lawyer', ['paralegal']),
    'depo elemanı': isFor('warehouse-worker'),
    'temizlik görevlisi': isFor('cleaner', ['room-attendant']),
  }),
  asked('inflected (tr)', {
    garsonlar: isFor('waiter'),
    mühendis: engineer,
    mühendisi: engineer,
    mühendisliği: engineer,
    mühendisler: engineer,
    öğretmenler: teacher,
    hemşireler: nurse,
    'satış danışmanları': isFor('sales-assistant', SELLERS),
    aşçılar: isFor('chef'),
    şoförlük: driver,
    'yazılım mühendisleri': programmer,
    muhasebeciler: accountant,
    kasiyerlik: isFor('cashier'),
    'elektrik mühendisliği': isFor('electrical-engineer'),
    elektrikçiler: isFor('electrician'),
    doktorlar: isFor('doctor', ['dentist', 'surgeon']),
    kuryeler: isFor('delivery-driver'),
    'garson aranıyor': isFor('waiter'),
  }),
  asked('other letters and case (tr)', {
    hemsire: nurse,
    ogretmen: teacher,
    'guvenlik gorevlisi': guard,
    'satis danismani': isFor('sales-assistant', SELLERS),
    asci: isFor('chef'),
    sofor: driver,
    'cagri merkezi': isFor('call-center-agent'),
    'GÜVENLİK GÖREVLİSİ': guard,
    'dis hekimi': isFor('dentist', ['dental-assistant']),
    'insaat muhendisi': isFor('civil-engineer'),
    'is guvenligi uzmani': isFor('safety-specialist'),
  }),
  asked('misspelt, joined and split (tr)', {
    muhasbeci: accountant,
    elektirikçi: isFor('electrician'),
    'güvenlik görvlisi': guard,
    mühendsi: engineer,
    resepsiyonst: isFor(['receptionist', 'hotel-receptionist']),
    satınalma: isFor('procurement-specialist'),
    'satın alma': isFor('procurement-specialist'),
    'e ticaret': isFor('ecommerce-manager'),
    hastabakıcı: isFor('care-assistant'),
    motokurye: isFor('delivery-driver'),
  }),
  asked('abbreviation or synonym (tr)', {
    İK: hr,
    'ik uzmanı': hr,
    'insan kaynakları': hr,
    yazılımcı: programmer,
    'tır şoförü': isFor('truck-driver'),
    kuaför: isFor('hairdresser', ['animal-keeper']),
    tezgahtar: isFor('sales-assistant'),
    kamyoncu: isFor('truck-driver'),
    temizlikçi: isFor('cleaner', ['room-attendant']),
    grafiker: isFor('graphic-designer'),
    hekim: isFor(['doctor', 'dentist', 'veterinarian'], ['surgeon', 'dental-assistant']),
    'isg uzmanı': isFor('safety-specialist'),
  }),
  asked(
    'occupation (de)',
    {
      Softwareentwickler: programmer,
      Koch: isFor('chef'),
      'LKW Fahrer': isFor('truck-driver'),
      Elektroniker: isFor('electrician'),
      Buchhalter: isFor('accountant', ['bookkeeper', 'payroll-specialist']),
      Verkaeufer: isFor('sales-assistant'),
      Pflegefachkraft: nurse,
      Ingenieur: isFor(ENGINEERS),
    },
    'de',
  ),
];
