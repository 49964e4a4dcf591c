import { Brows, Eyes, Mouth, Nose } from '../../../figure/facial-features.tsx';
import { Line, Place, Shape } from '../../../shape/Shape.tsx';
import { HandAround } from '../../close-up/hands.tsx';
import { Part, Shade } from '../../close-up/Part.tsx';

/** From near: he holds a sample against the light of the window. */
export function Chemist() {
  return (
    <g className="skin-4 hair-black">
      <Coat />
      <g transform="rotate(-7 176 170)">
        <Head />
      </g>
      <Arm />
    </g>
  );
}

function Coat() {
  return (
    <>
      <Shape
        of="M120 232C92 246 66 264 56 304L44 400H262C264 350 256 300 238 266 230 250 218 242 206 238z"
        wash="white"
      />
      <Shade of="M120 232C92 246 66 264 56 304L44 400H140C120 340 104 290 124 262z" />
      <Shape
        of="M130 166C136 196 134 220 120 238 146 264 196 266 214 246 204 236 198 226 198 210z"
        wash="skin"
      />
      <Shape
        of="M130 166C136 196 134 220 120 238L144 254C146 236 150 222 158 212 172 222 186 226 198 224L198 206z"
        wash="shade"
        line="none"
      />
      <Shape
        of="M122 239C142 260 188 267 212 243L224 258C218 272 208 282 200 286L182 272C158 268 138 258 124 246z"
        wash="teal"
      />
      <Shape
        of="M127 226C106 231 110 290 172 338L187 318 176 303 189 294C160 282 138 266 127 246 124 238 125 232 127 226z"
        wash="white"
      />
      <Shape
        of="M216 248C228 256 238 276 240 296L224 332 217 309 207 301 203 284C211 276 218 264 222 256z"
        wash="white"
      />
    </>
  );
}

function Head() {
  return (
    <>
      <Shape
        of="M211 82C216 94 219 108 216 116 213 121 213 126 215 131 219 137 226 141 229 148 232 156 227 162 218 161 218 164 222 167 222 171 222 174 221 176 218 178 221 180 222 184 220 187 217 190 213 191 213 195 213 199 217 203 217 208 217 216 210 222 200 222 182 222 166 212 156 198 148 192 142 188 134 184 122 174 114 158 110 140L120 90z"
        wash="skin"
      />
      <circle className="w-blush" cx={188} cy={160} r={16} opacity={0.6} />
      <Shape
        of="M166 140C166 166 162 184 154 194 166 212 182 222 200 222 210 222 217 216 217 208 217 203 213 199 213 195 203 195 191 190 191 179 199 176 208 170 221 168L218 162C210 164 203 166 198 170 192 176 190 187 183 184 174 178 173 160 174 140z"
        wash="hair"
        line="inner"
      />
      <Line of="M172 186l-4-5M194 210l-6-1M206 206l-4 3" weight="pale" />
      <Shape
        of="M212 84C213 76 210 69 202 64 180 52 148 50 128 66 108 82 102 112 109 140 112 152 118 162 128 168 138 170 148 166 152 158 158 148 160 136 164 128L167 146 174 142C175 130 173 120 177 108 182 96 196 85 212 84z"
        wash="hair"
      />
      <Line of="M150 66q6-6 12 0t12 0M130 84q6-6 12 0t12 0M144 106q6-6 12 0" weight="pale" />
      <Shape
        of="M165 128C158 119 149 124 150 136 151 147 155 158 161 157 166 153 168 141 165 128z"
        wash="skin"
        line="inner"
      />
      <Line of="M161 132C155 130 154 138 156 142" weight="hair" />
      <Place x={166} y={134} scale={2}>
        <Eyes view="side" look="ahead" />
        <Brows view="side" thick />
        <Nose view="side" shape="broad" />
        <Mouth view="side" expression="rest" />
      </Place>
      <Glasses />
    </>
  );
}

/** Safety glasses: the shield at the side reaches from the lens to the temple. */
function Glasses() {
  const shield = 'M173 121L214 110C222 110 225 117 224 126 223 136 220 145 212 150 200 153 184 151 177 146z';
  return (
    <>
      <path className="w-clear" opacity={0.24} d={shield} />
      <Shape of="M174 121L158 127 155 136 161 133 175 130z" wash="steel" line="inner" />
      <Line of={shield} weight="inner" />
      <Line of="M181 128v14M217 119l-5 17" weight="ripple" />
    </>
  );
}

/** Glass, the hand around it, and the sleeve that leads there: the elbow is at his waist. */
function Arm() {
  return (
    <>
      <Place x={-19} y={4}>
        <Vial />
      </Place>
      <g className="gloves">
        <HandAround x={303} y={228} scale={0.94} turn={-14} wash="hand" />
        <Shape
          of="M289 240C283 230 287 220 297 217 315 214 335 226 343 240L337 262z"
          wash="hand"
          line="inner"
        />
      </g>
      <Part
        of="M130 400C96 352 80 296 104 266 130 248 164 254 182 272 200 290 212 308 222 330L212 400"
        wash="white"
      >
        <Shade of="M130 400C96 352 80 296 104 266 100 312 124 364 164 400z" />
      </Part>
      <Part
        of="M200 400C202 372 208 350 222 330 250 304 276 276 286 236 306 232 332 242 348 256 344 304 316 356 272 400"
        wash="white"
      >
        <Shade of="M222 400C284 356 322 308 335 247L348 256C344 304 316 356 272 400z" />
      </Part>
      <Line of="M222 330q-16 4-28 18M230 334q10 0 17-7M285 250C302 246 330 258 346 271M126 268C140 280 148 290 150 300" />
    </>
  );
}

function Vial() {
  return (
    <>
      <Shape of="M334 84H360V206C360 213 334 213 334 206z" wash="shallow" line="none" />
      <Shape of="M334 122H360V206C360 213 334 213 334 206z" wash="clear" line="none" />
      <Shape of="M334 122C340 119 354 119 360 122 354 125 340 125 334 122z" wash="shallow" line="fine" />
      <Shape of="M334 84H360V206C360 213 334 213 334 206z" wash="none" />
      <Line of="M339 94V190" weight="ripple" />
      <Shape of="M331 66H363V86H331z" wash="slate" />
      <Line of="M338 70v12M344 70v12M350 70v12M356 70v12" weight="pale" />
    </>
  );
}
