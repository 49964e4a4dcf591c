import styles from './Ruler.module.css';

const aboveWater = ['5', '4', '3', '2', '1'];
const underWater = ['0', '−1'];

/** The numbered ruler in the sea. A drawing: the caller hides it from assistive technology. */
export function Ruler() {
  return (
    <>
      <div className={styles.board}>
        <StaffPlate numbers={aboveWater} />
      </div>
      <div className={`${styles.board} ${styles.sunk}`}>
        <StaffPlate numbers={underWater} />
      </div>
    </>
  );
}

function StaffPlate({ numbers }: { numbers: readonly string[] }) {
  return (
    <div className={`reading ${styles.plate}`}>
      <span className={`ruler ${styles.scale}`} />
      {numbers.map(number => (
        <span key={number}>{number}</span>
      ))}
    </div>
  );
}
