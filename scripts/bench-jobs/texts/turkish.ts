import type { Phrases } from './phrases.ts';

export const TURKISH: Phrases = {
  about: [
    ({ company, year }) =>
      `${company}, ${year} yılından bu yana sektörün önde gelen kuruluşlarından biridir.`,
    ({ company, people }) =>
      `${company} bünyesinde ${people} çalışma arkadaşımızla hizmet veriyoruz.`,
    ({ company, city }) => `${company}, ${city} ve çevresinde büyümeye devam ediyor.`,
    ({ people }) => `Geçen yıl ekibimize ${people % 60} yeni arkadaş katıldı.`,
    ({ company }) => `Müşterilerimiz ${company} adını güven ve kalite ile tanır.`,
  ],
  role: [
    ({ role }) => `Ekibimize katılacak ${role} arıyoruz.`,
    ({ role, city }) => `${city} lokasyonumuzda görevlendirilmek üzere ${role} alınacaktır.`,
    ({ role }) => `${role} pozisyonu için yeni çalışma arkadaşları arıyoruz.`,
    ({ people }) => `${(people % 12) + 3} kişilik ekibimizle birlikte çalışacaksınız.`,
    () => 'Tam veya yarı zamanlı çalışma imkanı vardır.',
  ],
  passing: [
    ({ others }) => `Müşterilerimiz arasında ${others[0]} ve ${others[1]} bulunmaktadır.`,
    ({ others, company }) => `${company} ayrıca ${others[0]} için de ilan vermiştir.`,
    ({ tool }) => `${tool} bilgisi bu pozisyon için gerekmez.`,
    ({ others }) => `${others[0]} ile aynı katta çalışacaksınız.`,
  ],
  boilerplate: [
    ({ company }) => `${company}, tüm adaylara eşit davranır; başvurular gizli tutulur.`,
    () => 'Başvurular on iş günü içinde yanıtlanır.',
    () => 'Kişisel verileriniz KVKK kapsamında altı ay saklanır ve sonra silinir.',
    () => 'Görüşmeler iki aşamalıdır: telefon görüşmesi ve iş yerinde tanışma.',
    ({ people }) => `İlan numarası: ${people * 37 + 10000}.`,
    () => 'Servis güzergahlarımız şehrin her yakasını kapsar.',
  ],
  tasks: [
    'günlük kayıtların tutulması',
    'yeni çalışanlara destek olunması',
    'iş sağlığı ve güvenliği kurallarına uyulması',
    'ekip toplantılarına katılım',
    'eksik malzemelerin bildirilmesi',
    'müşterilerle güler yüzlü iletişim',
  ],
  needs: [
    'Benzer bir görevde en az iki yıl deneyim',
    'İlgili bölümden mezun olmak',
    'Takım çalışmasına yatkın olmak',
    'Esnek çalışma saatlerine uyum sağlayabilmek',
    'Askerlik görevini tamamlamış olmak (erkek adaylar için)',
    'Dikkatli ve düzenli çalışmak',
    'Seyahat engeli bulunmamak',
  ],
  skillNeeds: ['Tercihen bilinen:', 'İyi derecede', 'Kullanabilmek:', 'Bilgi sahibi olmak:'],
  benefits: [
    ...[
      'Yol ücreti',
      'Yemek kartı',
      'Özel sağlık sigortası',
      'Servis',
      'Prim',
      'Yıllık izin 20 gün',
    ],
    ...['Eğitim desteği', 'Bayram yardımı', 'Esnek çalışma', 'Lojman'],
  ],
};
